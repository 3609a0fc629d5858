import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests progress and cancellation of loads (R214).
@Suite struct ProgressTests {
    private typealias Answer = (@Sendable (Data?) -> Void)

    /// A provider that answers on demand, with its own progress.
    private func provider(_ later: Later<Data?>, progress: Progress?) -> NSItemProvider {
        let provider = NSItemProvider()
        let own = Handed(progress)
        provider.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { completion in
            later.keep { completion($0, nil) }
            return own.value
        }
        return provider
    }

    /// Begins a load, acts on it and waits for its end.
    private func load(
        _ provider: NSItemProvider, then act: (Progress) async -> Void
    ) async -> (progress: Progress, log: [String]) {
        let log = Logbook()
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
            log.note(data.map { String(decoding: $0, as: UTF8.self) } ?? (error as NSError?).map(text) ?? "nothing")
            end.yield()
        }
        await act(progress)
        for await _ in ends { break }
        await arrival { NSItemProvider().loadDataRepresentation(for: .text, completionHandler: $0) }
        return (progress, log.lines)
    }

    @Test func `A load is as far as its provider says, and complete with its data`() async {
        let (later, own) = (Later<Data?>(), Progress(totalUnitCount: 8))
        let (progress, log) = await load(provider(later, progress: own)) { progress in
            #expect(progress.fractionCompleted == 0)
            own.completedUnitCount = 2
            #expect(progress.fractionCompleted == 0.25)
            later.answer(Data("data".utf8))
        }
        #expect(log == ["data"])
        #expect(progress.isFinished)
        #expect(progress.fractionCompleted == 1)
        #expect(progress.completedUnitCount == progress.totalUnitCount)
        own.completedUnitCount += 1
        #expect(progress.completedUnitCount == progress.totalUnitCount)
    }

    @Test func `A load without a provider's progress goes from nothing to all`() async {
        let later = Later<Data?>()
        let (progress, _) = await load(provider(later, progress: nil)) { progress in
            #expect(progress.fractionCompleted == 0)
            later.answer(Data())
        }
        #expect(progress.isFinished)
    }

    @Test func `Cancelling ends the load at once and tells the provider, whose data comes too late`() async {
        let (later, own, log) = (Later<Data?>(), Progress(totalUnitCount: 8), Logbook())
        let (toldProvider, tell) = AsyncStream.makeStream(of: Void.self)
        own.cancellationHandler = { tell.yield() }
        let (progress, arrivals) = await load(provider(later, progress: own)) { progress in
            progress.cancel()
            later.answer(Data("late".utf8))
            for await _ in toldProvider { break }
            log.note("provider was told")
        }
        #expect(log.lines == ["provider was told"])
        #expect(arrivals == ["The operation was cancelled (NSCocoaErrorDomain 3072)"])
        #expect(progress.isCancelled)
        #expect(own.isCancelled)
        #expect(!progress.isFinished)
    }

    @Test func `Cancelling what is over changes nothing`() async {
        let later = Later<Data?>()
        let (progress, log) = await load(provider(later, progress: nil)) { _ in later.answer(Data("data".utf8)) }
        progress.cancel()
        await arrival { NSItemProvider().loadDataRepresentation(for: .text, completionHandler: $0) }
        #expect(log == ["data"])
        #expect(!progress.isCancelled)
    }

    @Test func `Loads are cancelled with the progress that they are part of`() async {
        let later = Later<Data?>()
        let whole = Progress(totalUnitCount: 1)
        let (progress, log) = await load(provider(later, progress: nil)) { progress in
            whole.addChild(progress, withPendingUnitCount: 1)
            whole.cancel()
        }
        #expect(progress.isCancelled)
        #expect(log == ["The operation was cancelled (NSCocoaErrorDomain 3072)"])
    }

    @Test func `A provider may hand out one progress for all loads, or one that is part of another`() async {
        let (later, own, whole) = (Later<Data?>(), Progress(totalUnitCount: 8), Progress(totalUnitCount: 1))
        whole.addChild(own, withPendingUnitCount: 1)
        for provider in [provider(later, progress: own), provider(later, progress: Progress(totalUnitCount: 8))] {
            for _ in 1...2 {
                let (progress, log) = await load(provider) { _ in later.answer(Data("data".utf8)) }
                #expect(log == ["data"])
                #expect(progress.isFinished)
            }
        }
        #expect(own.completedUnitCount == 0)
    }
}

private func text(_ error: NSError) -> String {
    "\(error.localizedDescription) (\(error.domain) \(error.code))"
}
