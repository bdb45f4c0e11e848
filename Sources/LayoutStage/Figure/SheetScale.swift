package import Foundation

/// The scale of all sheets in pixels per point, whatever the scale of the screens on them.
package enum SheetScale {
  package static let pixels: CGFloat = 2
}
