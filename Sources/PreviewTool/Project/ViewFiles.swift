import Foundation

/// The subclasses of UIKit's views and controllers in an app, found by a search of its text.
///
/// ```
/// class BaseCell: UITableViewCell        a view: inherits from UIKit's
/// final class HerbCell: BaseCell         a view: inherits from the app's
/// class BannerView: KitNibView           a view: its superclass is in a missing module
/// class Store: NSObject                  not a view
/// ```
///
/// The files are not parsed, so that thousands of files are read quickly.
package struct ViewFiles {
  /// A subclass of a view, a cell or a controller.
  package struct View: Equatable, Sendable {
    package var name: String
    package var path: String
    /// The class of UIKit from which the class inherits, directly or indirectly; if a superclass is
    /// from a missing module, this class is a guess.
    package var root: String
  }

  /// The subclasses of UIKit's views and controllers, in the order of the files.
  package private(set) var views: [View] = []
  /// The classes of each file with their superclasses, one on each line, keyed by the path of the
  /// file.
  private(set) var declarations: [String: String] = [:]

  private static let endings = [
    "View", "Cell", "Controller", "Control", "Button", "Label", "Bar", "Field", "Window", "Switch",
    "Slider", "Stepper", "Indicator",
  ]
  private static let others: Set<String> = [
    "UIPresentationController", "UIMenuController", "UIDocumentInteractionController",
    "UISearchDisplayController", "UIPrintInteractionController", "UIRefreshControl",
  ]
  private static let pattern = try? NSRegularExpression(
    pattern: #"^[^/\n"]*?\bclass\s+([A-Za-z_]\w*)\s*(?:<[^>{]*>)?\s*:\s*([\w.]+)"#,
    options: [.anchorsMatchLines])

  /// Reads files.
  ///
  /// - Parameters:
  ///   - paths: the files of targets.
  ///   - loose: files that no target compiles; their classes are left out if a target's class has
  ///     the same name.
  package init(in paths: [String], loose: [String] = []) {
    var declared: [View] = []
    func read(_ path: String) -> [View] {
      let classes = Self.classes(in: path)
      if !classes.isEmpty { declarations[path] = Self.text(of: classes) }
      return classes
    }
    for path in paths { declared += read(path) }
    let known = Set(declared.map(\.name))
    for path in loose { declared += read(path).filter { !known.contains($0.name) } }
    let bases = Dictionary(declared.map { ($0.name, $0.root) }) { first, _ in first }
    views = declared.compactMap { view in
      guard let root = Self.root(of: view.root, bases) else { return nil }
      return View(name: view.name, path: view.path, root: root)
    }
  }

  /// The paths of the files that declare a view, without repetitions.
  package var paths: [String] {
    var known: Set<String> = []
    return views.map(\.path).filter { known.insert($0).inserted }
  }

  /// Returns the classes of a file with their superclasses, one on each line: `HerbCell:
  /// UITableViewCell`; nil if there are none.
  static func declarations(in path: String) -> String? {
    let classes = classes(in: path)
    return classes.isEmpty ? nil : text(of: classes)
  }

  private static func text(of classes: [View]) -> String {
    classes.map { "\($0.name): \($0.root)" }.joined(separator: "\n")
  }

  /// Returns the classes of a file; `root` is the superclass as written.
  private static func classes(in path: String) -> [View] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let whole = String(decoding: data, as: UTF8.self)
    guard whole.contains("class ") else { return [] }
    let text = withoutComments(whole)
    let all = text as NSString
    let found = pattern?.matches(in: text, range: NSRange(location: 0, length: all.length)) ?? []
    return found.map { match in
      let base = all.substring(with: match.range(at: 2))
      return View(
        name: all.substring(with: match.range(at: 1)), path: path,
        root: base.split(separator: ".").last.map(String.init) ?? base)
    }
  }

  /// Returns a text without block comments that begin at the start of a line, which may contain
  /// whole classes that are not compiled.
  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.drop(while: \.isWhitespace).hasPrefix("/*") { isInside = true }
      defer { if isInside, line.contains("*/") { isInside = false } }
      return !isInside
    }
    return lines.joined(separator: "\n")
  }

  /// The endings of the names of classes in missing modules, each with the UIKit class from which
  /// such a class probably inherits; the first ending that matches is used.
  private static let foreign = [
    ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("TextField", "UITextField"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("View", "UIView"), ("Control", "UIControl"),
  ]

  /// Returns the UIKit class from which a class of a missing module probably inherits, according to
  /// the ending of its name; nil for an unknown ending, and for names that begin with `NS`.
  private static func foreignRoot(of name: String) -> String? {
    if name.hasPrefix("NS") { return nil }
    return foreign.first { name.hasSuffix($0.0) && name != $0.0 }?.1
  }

  /// Returns the view or controller class of UIKit from which a class inherits, directly or
  /// indirectly, or probably inherits through a class of a missing module; nil if there is none.
  private static func root(of base: String, _ bases: [String: String]) -> String? {
    var name = base
    for _ in 0..<40 {
      if name.hasPrefix("UI"), bases[name] == nil {
        let isView = endings.contains { name.hasSuffix($0) } && !others.contains(name)
        return isView ? name : nil
      }
      guard let next = bases[name] else { return foreignRoot(of: name) }
      name = next
    }
    return nil
  }
}
