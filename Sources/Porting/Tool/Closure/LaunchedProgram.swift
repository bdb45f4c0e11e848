/// The main file of a program that launches an app.
struct LaunchedProgram: Decodable {
  /// The app's name, which is also the name of its preview.
  var name: String
  /// The class of the app's delegate; nil if it has none.
  var delegate: String?

  /// The text of the file.
  var text: ClosureText {
    let type = delegate.map { "\($0).self" } ?? "nil"
    var text = ClosureText()
    text.add("import LayoutPreviews; import StandIns; import UIKit")
    text.add("MainActor.assumeIsolated {")
    text.add("registerStandIns()")
    text.add(
      "PreviewProgram.run([UIKit.Preview(\(literal)) { PreviewLaunch.rootController(of: \(type)) }])"
    )
    text.add("}")
    return text
  }

  /// The app's name as a string literal, without its quotation marks and backslashes.
  private var literal: String { "\"\(name.filter { $0 != "\\" && $0 != "\"" })\"" }
}
