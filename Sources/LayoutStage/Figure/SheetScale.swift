package import Foundation

/// The scale of all sheets in pixels per point, which does not depend on the scale of the devices
/// on a sheet.
package enum SheetScale {
  package static let pixels: CGFloat = 2
}
