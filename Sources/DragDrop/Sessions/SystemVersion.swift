/// A version of iOS, such as 15 or 16.4. A major version alone means its first release: 16 is 16.0.
package struct SystemVersion: Hashable, Sendable {
    package let major: Int
    package let minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The default version.
    package static let current: SystemVersion = 26

    /// The newest known version.
    package static let newest: SystemVersion = 27

    /// The first version with drag and drop.
    package static let oldest: SystemVersion = 11
}

extension SystemVersion: Comparable {
    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension SystemVersion: ExpressibleByIntegerLiteral {
    package init(integerLiteral major: Int) {
        self.init(major)
    }
}

extension SystemVersion: CustomStringConvertible {
    /// `15`, `16.4`.
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
