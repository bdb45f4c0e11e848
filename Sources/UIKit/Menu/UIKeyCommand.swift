// Mirrors UIKeyCommand (iOS 17). Missing: archives, the list of commands that a held key shows.
// Mirrors UIKeyModifierFlags (iOS 17). Missing: nothing.
import Foundation

/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Makes a set of keys from bits.
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

/// A command that a hardware keyboard performs by a key and the keys that are held with it.
///
/// A responder offers its commands by `keyCommands`. A pressed key performs the first command that
/// matches in the responder chain, of which a responder has the method (fact E36).
///
/// Differs from UIKit: there is no keyboard; `UIWindow.simulateKey(_:modifierFlags:)` takes its place.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The characters of the key, or the name of a key without characters; nil for none.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Inert: whether the command precedes the system's own use of the key; the default is false.
  open var wantsPriorityOverSystemBehavior = false
  /// Inert: whether the key depends on the keyboard's language; the default is true.
  open var allowsAutomaticLocalization = true
  /// Inert: whether keys with a direction are exchanged in right-to-left languages; the default is
  /// true.
  open var allowsAutomaticMirroring = true

  /// Makes a command with the title and the image of a menu.
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

  /// Makes a command with a title that only the list of commands shows.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow keys.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow keys.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow keys.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow keys.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The page-up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The page-down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
}

extension UIWindow {
  /// Simulates a key of a hardware keyboard, and returns whether a command was performed.
  ///
  /// The search begins at the first responder, or at the top controller's view if there is none.
  ///
  /// Differs from UIKit: there is no keyboard, so this method takes its place.
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

  /// The innermost visible controller in front.
  private var responderAtRest: UIResponder {
    var front = frontmost
    while let inner = front?.visibleChildren.last { front = inner }
    return front ?? self
  }
}

extension ControllerState {
  /// Removes a command that was added.
  @MainActor mutating func remove(_ command: UIKeyCommand) {
    keyCommands.removeAll { $0 === command }
  }
}

extension UIResponder {
  /// The responder's own commands, and those that were added to a controller.
  fileprivate var offeredKeyCommands: [UIKeyCommand] {
    (keyCommands ?? []) + ((self as? UIViewController)?.controllerState.keyCommands ?? [])
  }
}
