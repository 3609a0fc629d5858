internal import UniformTypeIdentifiers

extension ItemProviderStore {
    /// Offers a file under a type, by default that of its extension, and suggests its base name. Without a known
    /// extension a folder is a `public.folder`, any other file `public.data`.
    convenience init(
        contentsOf fileURL: URL, contentType: UTType? = nil, openInPlace: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        let ownType = UTType(filenameExtension: fileURL.pathExtension, conformingTo: .item)
        let type = contentType ?? ownType ?? (fileURL.isFolder ? .folder : .data)
        register(
            ItemRepresentation(
                type.identifier, visibility: visibility, fileOptions: openInPlace ? .openInPlace : []
            ) { completion in
                completion(fileURL, false, nil)
                return nil
            })
        update { $0.suggestedName = fileURL.deletingPathExtension().lastPathComponent }
    }
}

extension URL {
    /// Whether the URL is currently a folder.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
