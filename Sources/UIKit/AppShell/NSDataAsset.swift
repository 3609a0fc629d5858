/// A data set of an asset catalog. No catalog is read here, so there is none of any name.
/// <https://developer.apple.com/documentation/uikit/nsdataasset>
open class NSDataAsset: NSObject {
    public let name: String
    public let data = Data()

    /// Always nil.
    public init?(name: String) {
        AppShell.warn("NSDataAsset.init(name:)", "is nil")
        return nil
    }
}
