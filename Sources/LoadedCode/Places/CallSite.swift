internal import CLoadedCode
internal import Synchronization

/// Where UIKit was called from: return addresses, the innermost first. Costs a fraction of a microsecond to take; what
/// the addresses stand for is looked up when somebody wants to know.
package struct CallSite: Hashable, Sendable {
    /// As deep as blocks within blocks of one call of UIKit go.
    private static let depth = 24

    private let addresses: [UInt]

    package init() {
        addresses = Array(unsafeUninitializedCapacity: Self.depth) { buffer, count in
            count = buffer.baseAddress.map { loaded_callers($0, Self.depth) } ?? 0
        }
    }

    /// Takes return addresses from elsewhere.
    init(_ addresses: [UInt]) {
        self.addresses = addresses
    }

    /// The program's own code in it; nil where no symbols tell.
    package var place: CallPlace? {
        addresses.lazy.compactMap { CallPlace.around($0) }.first
    }

    /// The same, past code that the compiler has made by itself, which stands in no line, as far out as the method that
    /// UIKit has called; where no line is known of it, the innermost function.
    var placeWithLine: CallPlace? {
        var innermost: CallPlace?
        for address in addresses {
            if let place = CallPlace.around(address) {
                if place.line != nil { return place }
                innermost = innermost ?? place
            } else if innermost != nil, CallPlace.symbol(of: address)?.hasPrefix("$s5UIKit") == true {
                break
            }
        }
        return innermost
    }

    /// Whether a member of UIKit was called by another one. False where no symbols tell.
    package var isWithinUIKit: Bool {
        var member: String?
        for address in addresses {
            guard let symbol = CallPlace.symbol(of: address) else { return false }
            guard symbol.hasPrefix("$s5UIKit") else {
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

    /// What looks which thread a member is called on, by parts of the symbols.
    private static let watchers = [
        "$s5UIKit12OffMainCalls", "$s5UIKit14MainThreadOnly", "$s5UIKit10MainThread", "$s5UIKit12AbsentMethod",
        "14isCalledOnMain", "14ifCalledOnMain",
    ]

    /// The member of UIKit that the program called: its code is the outermost of UIKit's before the program's. As
    /// `UILabel.text`; nil where no symbols tell.
    package var member: String? {
        var member: String?
        for address in addresses {
            guard let symbol = CallPlace.symbol(of: address) else { continue }
            guard symbol.hasPrefix("$s5UIKit") else {
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
    /// As a programmer would say it: `Board.reload()`.
    let function: String
    let module: String
    let line: SourceLine?

    /// `People.swift:31`; where no line is known, the function and its module.
    package var short: String { line?.short ?? "\(function) of \(module)" }

    /// Both.
    package var text: String { line.map { "\(function) (\($0.short))" } ?? function }
}

extension CallPlace {
    private static let known = Mutex<[UInt: CallPlace?]>([:])

    /// Nil for code of UIKit and of libraries, and where symbols do not tell: in a file that was stripped.
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
        foreignSymbols.contains { symbol.hasPrefix($0) }
    }

    private static func find(_ address: UInt) -> CallPlace? {
        guard let file = LoadedFile.around(address), let symbol = file.nameOfFunction(around: address),
            !isForeign(symbol),
            let name = SwiftName(symbol: symbol)
        else { return nil }
        let module = name.context.prefix { $0 != "." }
        return CallPlace(function: name.short, module: String(module), line: file.line(of: address))
    }

    /// UIKit, the engine, and the libraries of Swift where they are linked in, or specialised for the program.
    private static let foreignSymbols = [
        "$s5UIKit", "$s10LoadedCode", "$s8DragDrop", "$s14DNDInterpreter", "$s10DNDHosting", "$s8DNDHosts",
        "$s10DNDTesting",
        "$s14DNDCommandLine",
        "$s10Foundation", "$s8Dispatch", "$ss", "$sS",
    ]
}
