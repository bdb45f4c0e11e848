import InterfaceBuilder
import UIKit

/// A root view in a window of its stored size.
@MainActor struct RootStage {
  let view: UIView
  /// The objects of the document's part, by their identifiers.
  let objects: [String: AnyObject]
  private let window: UIWindow

  /// Makes the views and lays them out; nil if the root is not made.
  init?(
    _ root: InterfaceObject, isCell: Bool, sideMargin: CGFloat, in document: InterfaceDocument
  ) {
    let instance = NibInstance(of: [root], in: document)
    guard let view = instance.roots.first as? UIView,
      case .rect(let frame) = root.properties["frame"]
    else { return nil }
    (self.view, objects) = (view, instance.objects)
    let size = CGSize(width: frame.width, height: frame.height)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let controller = UIViewController()
    if isCell {
      view.frame = CGRect(origin: .zero, size: size)
      controller.view.addSubview(view)
    } else {
      controller.view = view
    }
    // A window resizes the view of its controller, also if that is to follow constraints.
    view.translatesAutoresizingMaskIntoConstraints = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    instance.setSideMargin(sideMargin)
    window.layoutIfNeeded()
    if let content = root.keyed["contentView"]?.storedFrame { fit(content) }
  }

  /// Resizes a cell so that its content has the stored size: the separator and the accessory, which
  /// take the rest, differ between versions of iOS.
  private func fit(_ content: InterfaceValue.Rect) {
    guard let cell = view as? UITableViewCell else { return }
    let found = cell.contentView.frame
    cell.frame.size.width += content.width - found.width
    cell.frame.size.height += content.height - found.height
    window.layoutIfNeeded()
  }

  /// The numbers of a view's frame.
  static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  /// Draws the root.
  func picture(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      _ = view.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }
}
