import Basics

/// The graphics protocol of a terminal.
package enum TerminalProtocol: String, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty also supports.
  case kitty
  /// The inline images of iTerm2, which WezTerm and mintty also support.
  case iterm
  /// The sixels of DEC terminals, which terminals such as foot, mlterm and Konsole also support.
  case sixel
}

extension TerminalProtocol {
  /// Determines the protocol of a process's terminal from its environment, without querying the
  /// terminal; nil if no pictures should be shown.
  ///
  /// Pictures are shown on a terminal known to support them, but not in tmux, screen or Zellij, and
  /// not if `NO_COLOR` or `CI` is set or `TERM` is `dumb`. `SNAPSHOT_TERMINAL_PICTURES` overrides
  /// these rules: the name of a protocol enables it in any case, 1 means that the output is shown
  /// in a terminal although it is piped, as by `swift test`, and other texts such as 0 disable
  /// pictures.
  ///
  /// - Parameters:
  ///   - environment: the environment variables of the process.
  ///   - isTerminal: whether the output goes to a terminal.
  package init?(environment: [String: String], isTerminal: Bool) {
    let wish = (environment["SNAPSHOT_TERMINAL_PICTURES"] ?? "").lowercased()
    // An explicitly named protocol takes precedence over all other criteria.
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
