// Mirrors UILargeContentViewerInteraction (iOS 17). Missing: nothing.
// Mirrors UILargeContentViewerItem (iOS 17). Missing: nothing.
// Mirrors UIInteraction (iOS 17). Missing: the system's other interactions.
public import Foundation

/// A behaviour that is added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction; nil if no view has it.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { state.interactions }
    set {
      for old in state.interactions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its old view.
  ///
  /// An interaction that the view already has is not added again.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !state.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    state.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction of the view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard state.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    state.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

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
  /// Inert: whether the view is shown enlarged while a finger rests on it; the default is false.
  public var showsLargeContentViewer: Bool {
    get { state.largeContent.isShown }
    set { state.largeContent.isShown = newValue }
  }
  /// Inert: the title shown enlarged.
  public var largeContentTitle: String? {
    get { state.largeContent.title }
    set { state.largeContent.title = newValue }
  }
  /// Inert: the image shown enlarged.
  public var largeContentImage: UIImage? {
    get { state.largeContent.image }
    set { state.largeContent.image = newValue }
  }
  /// Inert: whether the image is shown at a larger size; the default is false.
  public var scalesLargeContentImage: Bool {
    get { state.largeContent.scalesImage }
    set { state.largeContent.scalesImage = newValue }
  }
  /// Inert: the insets of the image; the default is zero.
  public var largeContentImageInsets: UIEdgeInsets {
    get { state.largeContent.imageInsets }
    set { state.largeContent.imageInsets = newValue }
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

/// An interaction that shows the items of a view enlarged while a finger rests on them.
///
/// Differs from UIKit: fingers do not rest here, so nothing is shown and the delegate is not called.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate.
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

  /// Called before the view changes; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
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
