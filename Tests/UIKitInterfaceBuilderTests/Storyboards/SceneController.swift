import UIKit

/// A controller of the tests' storyboards, which notes the calls that it receives.
class SceneController: UIViewController {
  var label: UILabel?
  var addItem: UIBarButtonItem?
  weak var dock: UIView?
  /// The calls in their order.
  var log: [String] = []
  /// The segues that were prepared, with their senders.
  var prepared: [(segue: UIStoryboardSegue, sender: Any?)] = []
  /// Whether segues of controls are performed.
  var permitsSegues = true
  private(set) var textFromCreator: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("init \(isViewLoaded)")
  }

  init?(coder: NSCoder, text: String) {
    textFromCreator = text
    super.init(coder: coder)
  }

  override class var interfaceBuilderMembers: InterfaceBuilderMembers {
    super.interfaceBuilderMembers
      .property("label", \SceneController.label)
      .property("addItem", \SceneController.addItem)
      .property("dock", \SceneController.dock)
      .action(Selector("add:", SceneController.add(_:)))
      .action(Selector("comeBack:", SceneController.comeBack(_:)))
      .segueAction("makeDetail:") { (controller: SceneController, coder, sender, identifier) in
        controller.makeDetail(coder, sender, identifier)
      }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("load \(label?.text ?? "-")")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append((segue, sender))
    log.append("prepare \(segue.identifier ?? "-")")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log.append("should \(identifier)")
    return permitsSegues
  }

  func add(_ sender: Any) { log.append("add") }
  func comeBack(_ segue: UIStoryboardSegue) {
    log.append("back from \(segue.source.title ?? "-")")
  }
  private func makeDetail(
    _ coder: NSCoder, _ sender: Any?, _ identifier: String?
  ) -> UIViewController? {
    SceneController(coder: coder, text: "made for \(identifier ?? "-")")
  }
}

/// A segue that notes that it was performed.
final class NotedSegue: UIStoryboardSegue {
  override func perform() { (source as? SceneController)?.log.append("noted \(identifier ?? "-")") }
}
