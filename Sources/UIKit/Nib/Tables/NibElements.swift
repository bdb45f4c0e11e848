import Foundation
import InterfaceBuilder

/// The classes of Interface Builder's elements (facts IB0f and IB66).
@MainActor enum NibElements {
  /// The classes by the names of their elements.
  static let classes: [String: NSObject.Type] = views.merging(
    NibTables.recognizers.merging(["customObject": NSObject.self]) { $1 }
  ) { $1 }.merging(controllers) { $1 }

  /// Returns the class of an object's element; nil for an unknown element without a frame.
  ///
  /// An unknown element with a frame is a plain view, so that the layout is preserved.
  static func type(of description: InterfaceObject) -> NSObject.Type? {
    classes[description.element] ?? (description.properties["frame"] == nil ? nil : UIView.self)
  }

  private static let views: [String: NSObject.Type] = [
    "view": UIView.self, "label": UILabel.self, "imageView": UIImageView.self,
    "button": UIButton.self, "stackView": UIStackView.self, "containerView": UIView.self,
    "scrollView": UIScrollView.self, "textField": UITextField.self, "textView": UITextView.self,
    "searchBar": UISearchBar.self, "slider": UISlider.self, "switch": UISwitch.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self, "segmentedControl": UISegmentedControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self, "refreshControl": UIRefreshControl.self,
    "visualEffectView": UIVisualEffectView.self, "window": UIWindow.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self, "control": UIControl.self,
    // The classes of these views are in frameworks other than UIKit, so plain views replace them.
    "mapView": UIView.self, "wkWebView": UIView.self, "webView": UIView.self,
    "arscnView": UIView.self, "sceneKitView": UIView.self, "mtkView": UIView.self,
    "glkView": UIView.self,
  ]

}

/// A class other than a view or a controller whose instances are made with `init(coder:)`.
@MainActor protocol NibCodable: NSObject {
  init?(coder: NSCoder)
}

/// The tables of the properties of UIKit's classes in documents.
@MainActor enum NibTables {}
