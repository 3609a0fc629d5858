internal import CLoadedCode
internal import Synchronization

/// The call site of a call to UIKit: return addresses, the innermost first. Capturing it costs a fraction of a
/// microsecond; the addresses are symbolicated only on demand.
package struct CallSite: Hashable, Sendable {
    /// Enough for nested blocks within one call of UIKit.
    private static let depth = 24

    private let addresses: [UInt]

    package init() {
        addresses = Array(unsafeUninitializedCapacity: Self.depth) { buffer, count in
            count = buffer.baseAddress.map { loaded_callers($0, Self.depth) } ?? 0
        }
    }

    /// Uses return addresses that were captured elsewhere.
    init(_ addresses: [UInt]) {
        self.addresses = addresses
    }

    /// The innermost place in the program's own code; nil without symbols.
    package var place: CallPlace? {
        addresses.lazy.compactMap { CallPlace.around($0) }.first
    }

    /// The innermost place with a known line, which skips code that the compiler generated. The search ends at the
    /// first call from UIKit further out. If no line is known, the innermost place.
    var placeWithLine: CallPlace? {
        var innermost: CallPlace?
        for address in addresses {
            if let place = CallPlace.around(address) {
                if place.line != nil { return place }
                innermost = innermost ?? place
            } else if innermost != nil, CallPlace.symbol(of: address).map(UIKitModules.define) == true {
                break
            }
        }
        return innermost
    }

    /// The return addresses inside of the innermost place: of what the program called. All without symbols.
    var addressesWithinPlace: ArraySlice<UInt> { addresses.prefix { CallPlace.around($0) == nil } }

    /// Whether another member of UIKit called this one. False without symbols.
    package var isWithinUIKit: Bool {
        var member: String?
        for address in addresses {
            guard let symbol = CallPlace.symbol(of: address) else { return false }
            guard UIKitModules.define(symbol) else {
                if CallPlace.isForeign(symbol) { continue }
                return false
            }
            guard !Self.watchers.contains(where: { symbol.contains($0) }), !symbol.hasSuffix("TW") else { continue }
            guard let name = SwiftName(memberOf: symbol)?.shortMember, name != member else { continue }
            if member != nil { return true }
            member = name
        }
        return false
    }

    /// Parts of the symbols of UIKit's own checks, such as the one for the main thread. They do not count as members.
    private static let watchers = [
        "$s5UIKit12OffMainCalls", "$s5UIKit14MainThreadOnly", "$s5UIKit10MainThread", "$s5UIKit12AbsentMethod",
        "14isCalledOnMain", "14ifCalledOnMain",
    ]

    /// The member of UIKit that the program called: the outermost UIKit code before the program's. For example
    /// `UILabel.text`; nil without symbols.
    package var member: String? {
        var member: String?
        for address in addresses {
            guard let symbol = CallPlace.symbol(of: address) else { continue }
            guard UIKitModules.define(symbol) else {
                if CallPlace.isForeign(symbol) { continue }
                break
            }
            member = SwiftName(memberOf: symbol)?.shortMember ?? member
        }
        return member
    }
}

/// A place in the program's own code that called UIKit.
package struct CallPlace: Hashable, Sendable {
    /// Without the module: `Board.reload()`.
    let function: String
    let module: String
    let line: SourceLine?

    /// `People.swift:31`; if the line is unknown, the function and its module.
    package var short: String { line?.short ?? "\(function) of \(module)" }

    /// The function with its line: `Board.reload() (People.swift:31)`; if the line is unknown, the function.
    package var text: String { line.map { "\(function) (\($0.short))" } ?? function }
}

extension CallPlace {
    private static let known = Mutex<[UInt: CallPlace?]>([:])

    /// Nil for code of UIKit and of libraries, and in a stripped file.
    fileprivate static func around(_ returnAddress: UInt) -> CallPlace? {
        if let known = known.withLock({ $0[returnAddress] }) { return known }
        let place = find(returnAddress - 1)
        known.withLock { $0[returnAddress] = .some(place) }
        return place
    }

    fileprivate static func symbol(of returnAddress: UInt) -> String? {
        LoadedFile.around(returnAddress - 1)?.nameOfFunction(around: returnAddress - 1)
    }

    fileprivate static func isForeign(_ symbol: String) -> Bool {
        UIKitModules.define(symbol) || foreignSymbols.contains { symbol.hasPrefix($0) }
    }

    private static func find(_ address: UInt) -> CallPlace? {
        guard let file = LoadedFile.around(address), let symbol = file.nameOfFunction(around: address),
            !isForeign(symbol),
            let name = SwiftName(symbol: symbol)
        else { return nil }
        let module = name.context.prefix { $0 != "." }
        return CallPlace(function: name.short, module: String(module), line: file.line(of: address))
    }

    /// The engine and Swift's libraries, whose code is in the executable if it is linked statically or
    /// specialised.
    private static let foreignSymbols = [
        "$s10LoadedCode", "$s8DragDrop", "$s14DNDInterpreter", "$s10DNDHosting", "$s8DNDHosts", "$s10DNDTesting",
        "$s14DNDCommandLine", "$s10Foundation", "$s8Dispatch", "$ss", "$sS",
    ]
}
