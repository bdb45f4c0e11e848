package import Foundation
package import UIKit

/// A list of calls that several controllers write to.
@MainActor package final class ControllerLog {
  package var lines: [String] = []

  package init() {}
}

/// A controller that notes its calls under its name in a common list, and whose overridden methods
/// a test fills in.
package final class ScriptedController: UIViewController {
  /// A call of a method, by its text in the log.
  package enum Call: String {
    case loads
    case willAppear = "will appear"
    case isAppearing = "is appearing"
    case didAppear = "did appear"
    case willDisappear = "will disappear"
    case didDisappear = "did disappear"
    case willCome = "will come"
    case came
    case willLeave = "will leave"
    case left
    case sizeChange = "will be"
    case willLayOut = "will lay out"
    case didLayOut = "did lay out"
    case traitsChange = "traits changed"
    case updatesConstraints = "updates constraints"
  }

  package let name: String
  package let log: ControllerLog
  /// The calls that the log contains; by default all except those about layout, traits and
  /// constraints.
  package var noted: Set<Call> = [
    .loads, .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear, .willCome, .came,
    .willLeave, .left, .sizeChange,
  ]
  /// Closures that run in the overridden methods: after `super`, but before it in the update of
  /// constraints.
  package var when: [Call: (ScriptedController) -> Void] = [:]
  /// The `targetTransform` of the last `viewWillTransition(to:with:)`.
  package private(set) var targetTransform = CGAffineTransform.identity
  /// Run in `viewWillTransition(to:with:)`, the first before `super` and the second after it.
  package var willTurn: (ScriptedController, CGSize) -> Void = { _, _ in }
  package var whenTurned:
    (ScriptedController, CGSize, any UIViewControllerTransitionCoordinator) -> Void = { _, _, _ in }
  /// Whether `viewWillTransition(to:with:)` calls `super`.
  package var passesSizeOn = true
  /// Returns a child's size for the controller's size; nil if they are the same.
  package var childSize: ((CGSize) -> CGSize)?

  package init(_ name: String = "", _ log: ControllerLog = ControllerLog()) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name.isEmpty ? nil : name
  }

  /// Makes a controller that notes some of the calls, without a name.
  package convenience init(noting noted: Set<Call>) {
    self.init()
    self.noted = noted
  }

  package required init?(coder: NSCoder) { nil }

  private func perform(_ call: Call, _ detail: String = "") {
    if noted.contains(call) { note(call.rawValue + detail) }
    when[call]?(self)
  }

  /// Hides the navigation bar in a compact height, and shows it otherwise.
  package func hideBarWhereCompact() {
    navigationController?.setNavigationBarHidden(
      traitCollection.verticalSizeClass == .compact, animated: true)
  }

  /// Adds a line to the log, after the controller's name.
  package func note(_ line: String) { log.lines.append(name.isEmpty ? line : "\(name) \(line)") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    perform(.loads)
  }
  package override func viewWillAppear(_ animated: Bool) { perform(.willAppear) }
  package override func viewIsAppearing(_ animated: Bool) { perform(.isAppearing) }
  package override func viewDidAppear(_ animated: Bool) { perform(.didAppear) }
  package override func viewWillDisappear(_ animated: Bool) { perform(.willDisappear) }
  package override func viewDidDisappear(_ animated: Bool) { perform(.didDisappear) }
  package override func viewWillLayoutSubviews() { perform(.willLayOut) }
  package override func viewDidLayoutSubviews() { perform(.didLayOut) }

  package override func updateViewConstraints() {
    perform(.updatesConstraints)
    super.updateViewConstraints()
  }

  package override func willMove(toParent parent: UIViewController?) {
    perform(parent == nil ? .willLeave : .willCome)
  }
  package override func didMove(toParent parent: UIViewController?) {
    perform(parent == nil ? .left : .came)
  }

  package override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    targetTransform = coordinator.targetTransform
    willTurn(self, size)
    if passesSizeOn { super.viewWillTransition(to: size, with: coordinator) }
    perform(.sizeChange, " \(Int(size.width)) × \(Int(size.height))")
    whenTurned(self, size, coordinator)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    perform(.traitsChange)
  }

  package override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize?(parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
}
