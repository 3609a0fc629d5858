"""A tab of Firefox with the part of Playwright's page that the walk through the lessons uses, by WebDriver BiDi."""
import json
import time

import waiting

ROOM = {"width": 1440, "height": 900}


class Tab:
    """A tab with a storage of its own."""

    def __init__(self, browser):
        self.browser = browser
        self.send = browser.send
        self.user = self.send("browser.createUserContext")["userContext"]
        self.context = None
        self.contexts = []

    @property
    def faults(self):
        """The errors that the page has logged, exceptions among them."""
        return [text for context, text in self.browser.errors if context in self.contexts]

    def open(self, address):
        """Opens the page in a new tab with the same storage. The one before is closed first."""
        if self.context:
            self.send("browsingContext.close", context=self.context)
        self.context = self.send("browsingContext.create", type="tab", userContext=self.user)["context"]
        self.contexts.append(self.context)
        self.set_viewport_size(ROOM)
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")
        self.until("document.documentElement.dataset.ready")

    def set_viewport_size(self, size):
        self.viewport_size = dict(size)
        self.send("browsingContext.setViewport", context=self.context, viewport=size)

    def evaluate(self, expression, argument=None):
        """The value of an expression, or of a function of the argument."""
        if argument is not None:
            expression = f"({expression})({json.dumps(argument)})"
        found = self.send("script.evaluate", expression=f"JSON.stringify({expression})",
            target={"context": self.context}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def until(self, expression):
        end = time.monotonic() + waiting.SECONDS
        while not self.evaluate(expression):
            assert time.monotonic() < end, f"never: {expression}"
            time.sleep(0.02)

    # What Playwright calls by these names

    def of(self, selector, expression):
        return self.evaluate(f"((element) => {expression})(document.querySelector({json.dumps(selector)}))")

    def is_visible(self, selector):
        return self.of(selector, "Boolean(element?.checkVisibility({visibilityProperty: true}))")

    def is_hidden(self, selector):
        return not self.is_visible(selector)

    def is_disabled(self, selector):
        return self.of(selector, "element.disabled")

    def text_content(self, selector):
        return self.of(selector, "element.textContent")

    def inner_text(self, selector):
        return self.of(selector, "element.innerText")

    def input_value(self, selector):
        return self.of(selector, "element.value")

    def get_attribute(self, selector, name):
        return self.of(selector, f"element.getAttribute({json.dumps(name)})")

    def fill(self, selector, text):
        """Sets the text of a field, as if it were pasted over what stands there."""
        self.of(selector, f"""{{
            element.focus();
            element.value = {json.dumps(text)};
            element.dispatchEvent(new InputEvent('input', {{bubbles: true}}));
        }}""")

    def click(self, selector):
        """Clicks with the mouse on the middle of an enabled element that nothing covers."""
        x, y, is_free = self.of(selector, """{
            element.scrollIntoView({block: 'center', behavior: 'instant'});
            const box = element.getBoundingClientRect();
            const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
            return [x, y, !element.disabled && element.contains(document.elementFromPoint(x, y))];
        }""")
        assert is_free, f"{selector} cannot be clicked"
        self.send("input.performActions", context=self.context, actions=[{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [
                {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0}]}])
