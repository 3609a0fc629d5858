"""Compares screenshots with the pictures of the folder `pictures`, which are scaled down and have few colours.

Another Chromium or other fonts draw other pictures, so these are measured first, and nothing is compared then.
"""
import base64
import json
import pathlib

FOLDER = pathlib.Path(__file__).parent / "pictures"
MAKER = FOLDER / "made-with.json"
# The share of pixels that may differ by more than a quarter of the brightness.
TOLERANCE = 0.003
# The widths of the pictures of pages 320, 768 and 1440 pixels wide.
SCALED = {320: 160, 768: 256, 1440: 360}

MEASURE = """() => ['system-ui', '-apple-system, system-ui, "Segoe UI", Roboto, sans-serif', 'ui-monospace, monospace']
  .map((fonts) => {
    const context = document.createElement('canvas').getContext('2d');
    context.font = `16px ${fonts}`;
    return Math.round(context.measureText('tableView(_:dropSessionDidUpdate:) Aa→').width * 10);
  })"""

# Scales a screenshot down to 16 shades of each colour, and counts the pixels in which it differs from a reference.
JUDGE = """async ([shot, reference, width]) => {
  const scaled = async (source, width) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round(image.height * width / image.width);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    pixels.data.forEach((value, index) => { pixels.data[index] = Math.min(255, (value >> 4) * 17); });
    context.putImageData(pixels, 0, 0);
    return {canvas, data: pixels.data};
  };
  const seen = await scaled(shot, width);
  const picture = seen.canvas.toDataURL('image/png').split(',')[1];
  if (!reference) return {picture, share: 0};
  const known = await scaled(reference, width);
  if (known.data.length !== seen.data.length) return {picture, share: 1};
  let count = 0;
  for (let index = 0; index < known.data.length; index += 4) {
    const isOther = [0, 1, 2].some((part) => Math.abs(known.data[index + part] - seen.data[index + part]) > 64);
    if (isOther) count += 1;
  }
  return {picture, share: count / (known.data.length / 4)};
}"""


class Pictures:
    """The pictures of one browser. With `records` they are written anew."""

    def __init__(self, browser, records=False):
        self.records = records
        self.judge_page = browser.new_page()
        maker = {"chromium": browser.version.split(".")[0], "widths": self.judge_page.evaluate(MEASURE)}
        if records:
            FOLDER.mkdir(exist_ok=True)
            MAKER.write_text(json.dumps(maker) + "\n")
        self.is_comparable = MAKER.exists() and json.loads(MAKER.read_text()) == maker

    def compare(self, page, name):
        """Returns what is wrong with the visible part of a page; None if it looks as its picture."""
        width = page.viewport_size["width"]
        file = FOLDER / f"{name}-{width}-{'dark' if is_dark(page) else 'light'}.png"
        shot = base64.b64encode(page.screenshot()).decode()
        known = None if self.records or not file.exists() else base64.b64encode(file.read_bytes()).decode()
        found = self.judge_page.evaluate(JUDGE, [shot, known, SCALED[width]])
        if self.records:
            file.write_bytes(base64.b64decode(found["picture"]))
            return None
        if known is None:
            return f"{file.name} is missing"
        if found["share"] <= TOLERANCE:
            return None
        other = pathlib.Path(".build/browser") / file.name
        other.write_bytes(base64.b64decode(shot))
        return f"{file.name} differs in {found['share']:.2%} of its pixels: see {other}"


def is_dark(page):
    return page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
