import Foundation
public import UIKit

/// The views and controllers that Interface Builder documents describe, for classes of the source.
///
/// The generated main file of a preview program uses these functions for classes in documents.
@MainActor public enum PreviewDocuments {
  /// Returns a view of a class, made from a document or by a closure.
  ///
  /// A top-level view of a document takes precedence over the closure. A view inside another view
  /// is used only if there is no closure, or if the class has outlets, which the closure's view
  /// would lack. If neither makes a view, the result is a plain `UIView`.
  public static func view<View: UIView>(
    of type: View.Type, hasOutlets: Bool = false, otherwise make: (() -> View)? = nil
  ) -> UIView {
    let found = DocumentPart.make(type, searchesInside: make == nil || hasOutlets)
    return found as? View ?? make?() ?? UIView()
  }

  /// Returns a controller of a class, made from the document that contains one or, if there is
  /// none, by a closure; if neither makes a controller, an empty one.
  public static func controller<Controller: UIViewController>(
    of type: Controller.Type, otherwise make: (() -> Controller)? = nil
  ) -> UIViewController {
    DocumentPart.make(type, searchesInside: make == nil) as? Controller ?? make?()
      ?? UIViewController()
  }
}

extension Preview {
  /// Makes the preview of a view or scene of a document.
  init(_ part: DocumentPart, named name: String) {
    switch (part.isController, part.isLandscape) {
    case (true, true):
      self.init(name, traits: .landscapeLeft) { part.make() as? UIViewController ?? .init() }
    case (true, false): self.init(name) { part.make() as? UIViewController ?? .init() }
    case (false, _): self.init(name) { part.make() as? UIView ?? UIView() }
    }
  }
}
