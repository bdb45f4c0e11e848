import UIKit

extension Question {
  /// Single values.
  static let values: [Question] = disputedGeometry + offsets + insets + attributes + views
}
