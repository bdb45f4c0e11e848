// Mirrors UIKeyCommand (iOS 17). Missing: `NSCoding`, the list of commands that a held key shows.
// Mirrors UIKeyModifierFlags (iOS 17). Missing: nothing.
import Foundation

/// The modifier keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A keyboard shortcut: a command for a key and the modifier keys held with it.
///
/// Responders return their commands from `keyCommands`. A pressed key performs the first matching
/// command in the responder chain whose method a responder implements (fact E36).
///
/// Differs from UIKit: there is no keyboard; `UIWindow.simulateKey(_:modifierFlags:)` simulates it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The characters of the key, or the name of a key without characters, such as `inputUpArrow`.
  public let input: String?
  /// The modifier keys that must be held with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// Inert: whether the command takes precedence over the system's own use of the key; the default
  /// is false.
  open var wantsPriorityOverSystemBehavior = false
  /// Inert: whether another key is used for keyboards in other languages; the default is true.
  open var allowsAutomaticLocalization = true
  /// Inert: whether keys with a direction, such as arrows, are mirrored in right-to-left languages;
  /// the default is true.
  open var allowsAutomaticMirroring = true

  /// Makes a command with the title, the subtitle and the image that a menu shows.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Makes a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command with an empty title and a discoverability title, which is not shown here.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input of the delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The input of the page-up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the page-down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The input of the end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
}

extension UIWindow {
  /// Simulates a key of a hardware keyboard, and returns whether a command was performed.
  ///
  /// The search begins at the first responder or, if there is none, at the innermost visible child
  /// of the frontmost controller; without a controller, at the window.
  ///
  /// Differs from UIKit: there is no keyboard, so this method simulates it.
  @discardableResult
  public func simulateKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    let responders = sequence(first: firstResponder ?? responderAtRest) { $0?.next }
    for responder in responders.compactMap(\.self) {
      let command = responder.offeredKeyCommands.first {
        $0.input == input && $0.modifierFlags == modifierFlags
          && $0.attributes.isDisjoint(with: [.disabled, .hidden])
      }
      guard let command,
        let target = responder.target(forAction: command.action, withSender: command)
      else { continue }
      UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
      layoutIfNeeded()
      return true
    }
    return false
  }

  /// The innermost visible child of the frontmost controller; the window if it has no controller.
  private var responderAtRest: UIResponder {
    var front = frontmost
    while let inner = front?.visibleChildren.last { front = inner }
    return front ?? self
  }
}

extension ControllerState {
  /// Removes a command that was added to the controller.
  @MainActor mutating func remove(_ command: UIKeyCommand) {
    keyCommands.removeAll { $0 === command }
  }
}

extension UIResponder {
  /// The commands that the responder returns and, for a controller, those that were added to it.
  fileprivate var offeredKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.controllerState.keyCommands ?? [])
  }
}
