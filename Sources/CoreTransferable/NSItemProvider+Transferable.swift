public import UIKit
internal import UniformTypeIdentifiers

extension NSItemProvider {
    /// Registers the representations of a value, in the order in which its type declares them. The autoclosure runs at
    /// each load; it runs at once only for export conditions and suggested file names.
    ///
    /// If two representations have the same content type, only the first is registered.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let make: @Sendable () -> TransferPart.Box = { TransferPart.Box(value: transferable()) }
        let exports = TransferPart.parts(of: T.self).filter { $0.exporting != nil && $0.condition?(make()) ?? true }
        var offered: Set<String> = []
        for part in exports where offered.insert(part.contentType.identifier).inserted {
            if part.isFile { registerFile(part, make) } else { registerData(part, make) }
        }
        let name = exports.lazy.compactMap { $0.suggestedFileName?(make()) }.first
        if let name { suggestedName = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent }
    }

    /// Loads a value through the first importing representation of its type for which the provider has data. The
    /// completion handler runs on a background thread; without such a representation, it runs on the calling thread at
    /// once, with an error.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let part = TransferPart.parts(of: transferableType).first {
            $0.importing != nil && hasItemConformingToTypeIdentifier($0.contentType.identifier)
        }
        guard let part, let importing = part.importing else {
            completionHandler(.failure(Self.nothingToLoad(of: T.self)))
            return .finished
        }
        let arrival = TransferArrival(importing: importing, beginWork: workTracker) { result in
            completionHandler(result.map { TransferPart.unbox($0, as: T.self) })
        }
        guard part.isFile else {
            return loadDataRepresentation(for: part.contentType) { arrival.take($0, $1) }
        }
        return loadFileRepresentation(for: part.contentType, openInPlace: part.opensInPlace) {
            arrival.take($0, isOriginal: $1, $2)
        }
    }

    private static func nothingToLoad(of type: Any.Type) -> NSError {
        NSError(
            domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Cannot load representation of \(type)"])
    }

    private func registerData(_ part: TransferPart, _ make: @escaping @Sendable () -> TransferPart.Box) {
        registerDataRepresentation(
            forTypeIdentifier: part.contentType.identifier, visibility: .init(part.visibility)
        ) { completion in
            part.export(make) { result in
                switch result.flatMap({ content in Result { try content.data() } }) {
                case .success(let data): completion(data, nil)
                case .failure(let error): completion(nil, error)
                }
            }
        }
    }

    private func registerFile(_ part: TransferPart, _ make: @escaping @Sendable () -> TransferPart.Box) {
        registerFileRepresentation(
            forTypeIdentifier: part.contentType.identifier, fileOptions: part.opensInPlace ? .openInPlace : [],
            visibility: .init(part.visibility)
        ) { completion in
            part.export(make) { result in
                switch result {
                case .success(.file(let url, _)): completion(url, false, nil)
                case .success(.data): preconditionFailure("A file representation has made data.")
                case .failure(let error): completion(nil, false, error)
                }
            }
        }
    }
}

extension TransferPart {
    /// Runs in a detached task, since an export may take a while.
    fileprivate func export(
        _ make: @escaping @Sendable () -> Box, _ completion: @escaping @Sendable (Result<Content, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let task = Task.detached { [exporting] in
            defer { progress.completedUnitCount = 1 }
            guard let exporting else { return }
            do {
                completion(.success(try await exporting(make())))
            } catch {
                completion(.failure(error))
            }
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}

extension NSItemProviderRepresentationVisibility {
    fileprivate init(_ visibility: TransferRepresentationVisibility) {
        switch visibility.kind {
        case .all: self = .all
        case .team: self = .team
        case .ownProcess: self = .ownProcess
        }
    }
}

extension Progress {
    fileprivate static var finished: Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}
