import Foundation

extension UIView {
  /// The class and the frame, the same in every run.
  nonisolated var summary: String {
    let frame = backingLayer.frame
    let place = [frame.minX, frame.minY].map(decimal).joined(separator: " ")
    let size = [frame.width, frame.height].map(decimal).joined(separator: " ")
    return "<\(type(of: self)); frame = (\(place); \(size))>"
  }
}
