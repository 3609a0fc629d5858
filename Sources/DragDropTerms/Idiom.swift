/// The kind of device, on which UIKit's defaults depend.
package enum Idiom: Hashable, Sendable { case phone, pad }
