internal import UIKit

/// Imports loaded content as a value.
struct TransferArrival: Sendable {
    let importing: TransferPart.Import

    /// Marks the start of the import and returns a closure that marks its end. Code that waits for loads waits for
    /// both.
    let beginWork: @Sendable () -> @Sendable () -> Void
    let completion: @Sendable (Result<TransferPart.Box, any Error>) -> Void

    init(
        importing: @escaping TransferPart.Import, beginWork: @escaping @Sendable () -> @Sendable () -> Void,
        completion: @escaping @Sendable (Result<TransferPart.Box, any Error>) -> Void
    ) {
        self.importing = importing
        self.beginWork = beginWork
        self.completion = completion
    }

    func take(_ data: Data?, _ error: (any Error)?) {
        guard let data else { return completion(.failure(error ?? CocoaError(.fileReadUnknown))) }
        make(of: .data(data)) {}
    }

    /// A copied file is deleted when the load's completion handler returns, so the import gets a copy of its own.
    func take(_ file: URL?, isOriginal: Bool, _ error: (any Error)?) {
        guard let file else { return completion(.failure(error ?? CocoaError(.fileReadUnknown))) }
        guard !isOriginal else { return make(of: .file(file, isOriginal: true)) {} }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
        } catch {
            return completion(.failure(error))
        }
        make(of: .file(copy, isOriginal: false)) { try? FileManager.default.removeItem(at: folder) }
    }

    private func make(of content: TransferPart.Content, tidy: @escaping @Sendable () -> Void) {
        let end = beginWork()
        Task.detached {
            let result: Result<TransferPart.Box, any Error>
            do {
                result = .success(try await importing(content))
            } catch {
                result = .failure(error)
            }
            tidy()
            completion(result)
            end()
        }
    }
}
