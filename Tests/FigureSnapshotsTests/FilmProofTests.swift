import Testing
import UIKit

/// Explanations of films that are tested by putting the golden's animation back.
@MainActor struct FilmProofTests {
  /// Returns the line that proves the first cause of a changed film; nil without a proof.
  private func proof(_ change: (inout AnimatedScreen) -> Void) throws -> String? {
    var screen = AnimatedScreen()
    change(&screen)
    let lines = try ComparedFilms(from: AnimatedScreen(), to: screen).lines
    return lines.first { $0.hasPrefix("  putting ") }
  }

  @Test func `the duration of a block's animation is proved`() throws {
    #expect(
      try proof { $0.fade.duration = 0.2 } == "  putting 0.3 s back gives the golden's frames")
  }

  @Test func `the delay of a block's animation is proved`() throws {
    #expect(try proof { $0.fade.delay = 0.1 } == "  putting 0 s back gives the golden's frames")
  }

  @Test func `the end of a block's animation is proved`() throws {
    #expect(try proof { $0.fade.alpha = 0.2 } == "  putting 0.5 back gives the golden's frames")
  }

  @Test func `the end of a movement is proved`() throws {
    #expect(
      try proof { $0.jump.distance = 60 } == "  putting 205,165 back gives the golden's frames")
  }

  @Test func `the duration of an animation that a client added is proved`() throws {
    #expect(
      try proof { $0.blink.duration = 0.35 } == "  putting 0.25 s back gives the golden's frames")
  }

  @Test func `the end of an animation that a client added is proved`() throws {
    #expect(try proof { $0.blink.radius = 15 } == "  putting 12 back gives the golden's frames")
  }

  @Test func `a number of repetitions is proved`() throws {
    #expect(try proof { $0.blink.count = 2 } == "  putting 1 back gives the golden's frames")
  }

  @Test func `a duration does not explain a colour that changed too`() throws {
    let proof = try proof {
      $0.fade.duration = 0.2
      $0.badgeRadius = 8
    }
    #expect(proof?.hasPrefix("  putting 0.3 s back leaves frame ") == true)
  }

  @Test func `a curve has no number`() throws {
    #expect(try proof { $0.fade.options.insert(.curveLinear) } == nil)
  }

  @Test func `the duration of a spring is not put back, as its motion depends on it`() throws {
    #expect(try proof { $0.jump.duration = 0.4 } == nil)
  }
}
