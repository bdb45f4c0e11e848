package import Foundation
package import InterfaceBuilder

// Here a storyboard is drawn without compiling its app, as on Interface Builder's canvas.

extension UIStoryboard {
  /// Makes a storyboard whose controllers and views are made without custom classes, for a picture
  /// that needs no compiled app.
  ///
  /// Custom classes, their outlets and their actions are left out. Tables and collection views show
  /// each prototype cell once; static tables show their rows.
  package convenience init(
    designOf document: InterfaceDocument, named name: String, in bundle: Bundle
  ) {
    self.init(NibFile(name: name, document: document), in: bundle, isDesign: true)
  }

  /// Returns the controller of a scene; nil if there is no such scene, or if it is a reference to
  /// another storyboard.
  package func designController(id: String) -> UIViewController? {
    let object = file.document.scenes.lazy.compactMap { $0.objects.first { $0.id == id } }.first
    guard let object, object.element != "viewControllerPlaceholder" else { return nil }
    return makeController(id: id)
  }
}

extension UIViewController {
  /// Returns the frame of a view or a bar button item, by its identifier in the document; nil if
  /// the view or the item's button is not in the same view tree as the controller's view.
  ///
  /// The frame is in the coordinates of the root of the tree, such as the window.
  package func frameInDocument(of id: String) -> CGRect? {
    guard let root = viewIfLoaded, let object = controllerState.scene?.object(id: id) else {
      return nil
    }
    guard let view = object as? UIView ?? barButton(of: object),
      let outermost = sequence(first: view, next: \.superview).reversed().first,
      root.isDescendant(of: outermost)
    else { return nil }
    return view.convert(view.bounds, to: outermost)
  }

  /// Returns the button that a bar shows for an item; nil if no bar shows it.
  private func barButton(of item: AnyObject) -> UIView? {
    let bars: [UIView] = [navigationController?.navigationBar, navigationController?.toolbar]
      .compactMap(\.self)
    return bars.lazy.flatMap(\.subviews).first { ($0 as? any ItemButton)?.item === item }
  }
}
