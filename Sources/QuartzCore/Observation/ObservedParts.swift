/// The stored values of a layer and its view on which observable properties such as `frame` depend.
package struct ObservedParts: OptionSet {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let origin = ObservedParts(rawValue: 1 << 0)
  package static let size = ObservedParts(rawValue: 1 << 1)
  package static let position = ObservedParts(rawValue: 1 << 2)
  package static let anchorPoint = ObservedParts(rawValue: 1 << 3)
  package static let transform = ObservedParts(rawValue: 1 << 4)
  package static let opacity = ObservedParts(rawValue: 1 << 5)
  package static let isHidden = ObservedParts(rawValue: 1 << 6)
  // UIKit uses the bits from 7 on, for values such as a scroll view's `contentSize`.
}
