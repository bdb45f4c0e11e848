/// A reader of the properties that one class of views adds to those of its superclass.
@MainActor struct ViewReader {
  private let reads: (UIView) -> Bool
  /// Reads the properties of a view of the class.
  let read: (UIView, inout ViewProperties) -> Void

  /// Makes a reader for a class and its subclasses.
  init<View: UIView>(_ type: View.Type, _ read: @escaping (View, inout ViewProperties) -> Void) {
    reads = { $0 is View }
    self.read = { view, properties in
      if let view = view as? View { read(view, &properties) }
    }
  }

  /// Returns the readers for a view's class, superclasses first.
  static func readers(for view: UIView) -> [ViewReader] {
    let key = ObjectIdentifier(type(of: view))
    if let known = known[key] { return known }
    let readers = all.filter { $0.reads(view) }
    known[key] = readers
    return readers
  }

  /// A cache of the readers by class, as most views have none and the list is long.
  private static var known: [ObjectIdentifier: [ViewReader]] = [:]
}

extension ViewReader {
  private static let all: [ViewReader] = [
    ViewReader(UILabel.self) { $1.readLabel($0) },
    ViewReader(UIImageView.self) { $1.readImage($0) },
  ]
}
