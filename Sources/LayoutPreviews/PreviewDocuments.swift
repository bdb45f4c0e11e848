import Foundation
public import UIKit

/// The views and controllers of the source's classes that documents of Interface Builder describe.
///
/// The main file of a program that shows previews uses it for classes that documents name.
@MainActor public enum PreviewDocuments {
  /// Returns a view of a class from the document that describes it, or else the one that a closure
  /// makes.
  ///
  /// A view inside another view of a document is used only without a closure, or if a view from the
  /// closure would lack its outlets.
  public static func view<View: UIView>(
    of type: View.Type, hasOutlets: Bool = false, otherwise make: (() -> View)? = nil
  ) -> UIView {
    let found = DocumentPart.make(type, searchesInside: make == nil || hasOutlets)
    return found as? View ?? make?() ?? UIView()
  }

  /// Returns a controller of a class from the document that describes it, or else the one that a
  /// closure makes.
  public static func controller<Controller: UIViewController>(
    of type: Controller.Type, otherwise make: (() -> Controller)? = nil
  ) -> UIViewController {
    DocumentPart.make(type, searchesInside: make == nil) as? Controller ?? make?()
      ?? UIViewController()
  }
}

extension Preview {
  /// Makes the preview of a part of a document.
  init(_ part: DocumentPart, named name: String) {
    switch (part.isController, part.isLandscape) {
    case (true, true):
      self.init(name, traits: .landscapeLeft) { part.make() as? UIViewController ?? .init() }
    case (true, false): self.init(name) { part.make() as? UIViewController ?? .init() }
    case (false, _): self.init(name) { part.make() as? UIView ?? UIView() }
    }
  }
}
