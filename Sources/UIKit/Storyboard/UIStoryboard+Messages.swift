import Basics
import Foundation

extension UIStoryboard {
  /// Logs a warning about a name that does not exist, with the line in the document and the most
  /// similar existing name.
  func warn(_ subject: String, line: Int, nearest name: String, among names: [String]) {
    let nearest = NearestName.of(name, in: names).map { "; did you mean \($0)?" }
    UIKitLog.warn("\(file.place(line)): \(subject): there is none\(nearest ?? "")")
  }
}

extension UIViewController {
  /// The storyboard from which the controller was loaded; nil if the controller was made in code or
  /// from a nib.
  public var storyboard: UIStoryboard? { controllerState.scene?.storyboard }
}
