import Foundation
import InterfaceBuilder

/// The classes of Interface Builder's elements (facts IB0f and IB66).
@MainActor enum NibElements {
  /// The classes by the names of their elements.
  static let classes: [String: NSObject.Type] = views

  private static let views: [String: NSObject.Type] = [
    "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
    "button": UIButton.self, "stackView": UIStackView.self, "containerView": UIView.self,
    "mapView": UIView.self, "wkWebView": UIView.self, "webView": UIView.self,
  ]

}

/// A class whose objects `init(coder:)` makes, apart from views and controllers.
@MainActor protocol NibCodable: NSObject {
  init?(coder: NSCoder)
}

/// The tables of properties that classes of UIKit have in documents.
@MainActor enum NibTables {}
