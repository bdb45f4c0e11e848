// Mirrors UILargeContentViewerInteraction (iOS 17). Missing: nothing.
// Mirrors UILargeContentViewerItem (iOS 17). Missing: nothing.
public import Foundation

/// An item that the system can show enlarged to users of accessibility text sizes.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The title shown enlarged.
  var largeContentTitle: String? { get }
  /// The image shown enlarged.
  var largeContentImage: UIImage? { get }
  /// Whether the image is shown at a larger size.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  /// Inert: whether the view is shown enlarged during a long press; the default is false.
  public var showsLargeContentViewer: Bool {
    get { state.rare?.largeContent.isShown ?? false }
    set { rareState.largeContent.isShown = newValue }
  }
  /// Inert: the title shown enlarged.
  public var largeContentTitle: String? {
    get { state.rare?.largeContent.title }
    set { rareState.largeContent.title = newValue }
  }
  /// Inert: the image shown enlarged.
  public var largeContentImage: UIImage? {
    get { state.rare?.largeContent.image }
    set { rareState.largeContent.image = newValue }
  }
  /// Inert: whether the image is shown at a larger size; the default is false.
  public var scalesLargeContentImage: Bool {
    get { state.rare?.largeContent.scalesImage ?? false }
    set { rareState.largeContent.scalesImage = newValue }
  }
  /// Inert: the insets of the image; the default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { state.rare?.largeContent.imageInsets ?? .zero }
    set { rareState.largeContent.imageInsets = newValue }
  }
}

/// The content of a view that the system can show enlarged.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// An interaction that shows the items of a view enlarged during a long press.
///
/// Differs from UIKit: long presses on items are not recognised, so nothing is shown and the
/// delegate is not called.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate, whose methods are never called.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction; nil if no view has it.
  open private(set) weak var view: UIView?

  /// Makes an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Makes an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Called before the interaction is added to `view` or, if `view` is nil, removed; does nothing
  /// by default.
  open func willMove(to view: UIView?) {}
  /// Stores the view to which the interaction was added; nil after its removal.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the user has enabled the large content viewer: always `false`.
  open class var isEnabled: Bool { false }
  /// Inert: the name of the notification posted after `isEnabled` has changed.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

/// The delegate of a large content viewer interaction.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
