import Basics

/// The graphics protocol of a terminal.
public enum TerminalProtocol: String, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty has too.
  case kitty
  /// The inline images of iTerm2, which WezTerm and mintty have too.
  case iterm
  /// The sixels of DEC's terminals, which foot, mlterm, Contour and Konsole have too.
  case sixel
}

extension TerminalProtocol {
  /// Finds out what the terminal of a process understands, without querying it.
  ///
  /// There are pictures on a terminal that is known to show them: not within tmux or screen, which
  /// swallow them, not where `NO_COLOR` or `CI` is set. `SNAPSHOT_TERMINAL_PICTURES` says more: 0
  /// for no pictures, the name of a protocol for pictures in any case, and 1 that the output
  /// reaches a terminal although it is piped, as the one of tests is by `swift test`.
  ///
  /// - Parameters:
  ///   - environment: the variables of the process.
  ///   - isTerminal: whether the output goes to a terminal.
  public init?(environment: [String: String], isTerminal: Bool) {
    let wish = (environment["SNAPSHOT_TERMINAL_PICTURES"] ?? "").lowercased()
    // A protocol that is named wins over everything that could be found out.
    if let named = TerminalProtocol(rawValue: wish) {
      self = named
      return
    }
    guard ["", "1"].contains(wish), isTerminal || wish == "1",
      !Self.isPlain(environment), !Self.isMultiplexed(environment),
      let found = Self.allCases.first(where: { $0.isSpoken(environment) })
    else { return nil }
    self = found
  }

  private static func isPlain(_ environment: [String: String]) -> Bool {
    environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
      || BuildServer.isNamed(in: environment)
  }

  private static func isMultiplexed(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    return ["TMUX", "STY", "ZELLIJ"].contains { environment[$0]?.isEmpty == false }
      || ["screen", "tmux"].contains { term.hasPrefix($0) }
  }

  private func isSpoken(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    switch self {
    case .kitty:
      return environment["KITTY_WINDOW_ID"]?.isEmpty == false
        || ["xterm-kitty", "xterm-ghostty"].contains(term) || program == "ghostty"
    case .iterm:
      return ["iTerm.app", "WezTerm", "mintty"].contains(program)
        || environment["LC_TERMINAL"] == "iTerm2"
    case .sixel:
      return ["foot", "mlterm", "contour", "yaft"].contains { term.hasPrefix($0) }
        || term.contains("sixel") || (Int(environment["KONSOLE_VERSION"] ?? "") ?? 0) >= 220_400
    }
  }
}
