package import UIKit

/// A list of calls that several controllers write to.
@MainActor package final class ControllerLog {
  package var lines: [String] = []
}

/// A controller that notes its calls under its name in a common list.
package class NamedController: UIViewController {
  package let name: String
  package let log: ControllerLog

  package init(_ name: String, _ log: ControllerLog = ControllerLog()) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  package required init?(coder: NSCoder) { nil }

  package func note(_ call: String) { log.lines.append("\(name) \(call)") }

  package override func viewDidLoad() { note("loads") }
  package override func viewWillAppear(_ animated: Bool) { note("will appear") }
  package override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  package override func viewDidAppear(_ animated: Bool) { note("did appear") }
  package override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  package override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  package override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "will leave" : "will come")
  }
  package override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "left" : "came")
  }
  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("will be \(Int(size.width)) × \(Int(size.height))")
  }
}
