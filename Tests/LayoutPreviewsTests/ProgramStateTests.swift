import FigureSnapshots
import Foundation
import LayoutStage
import RasterCore
import RasterPNG
import TestSupport
import Testing
import UIKit

@testable import LayoutPreviews

/// State of the whole program that one preview changes, and the next does not have.
@MainActor struct ProgramStateTests {
  private final class Herb: UIView {}

  /// Returns the background of a herb that enters a window.
  private func color() -> UIColor? {
    let (window, herb) = (UIWindow(), Herb())
    window.addSubview(herb)
    return herb.backgroundColor
  }

  private func withState(_ body: () -> Void) {
    let state = ProgramState()
    body()
    state.restore()
  }

  @Test func `a style that is set in a scope is gone after it`() {
    withState {
      Herb.appearance().backgroundColor = .red
      #expect(color() == .red)
    }
    #expect(color() == nil)
  }

  @Test func `a style from before holds in a scope, and is not changed there`() {
    withState {
      Herb.appearance().backgroundColor = .green
      withState {
        #expect(color() == .green)
        Herb.appearance().backgroundColor = .red
        #expect(color() == .red)
      }
      #expect(color() == .green)
    }
  }

  @Test func `animations that a scope switches off are on after it`() {
    withState { UIView.setAnimationsEnabled(false) }
    #expect(UIView.areAnimationsEnabled)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {}

  @Test func `the application's delegate is that from before`() {
    let (own, other) = (Delegate(), Delegate())
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    UIApplication.shared.delegate = own
    withState { UIApplication.shared.delegate = other }
    #expect(UIApplication.shared.delegate === own)
  }

  private static let previews = [
    Preview("Styled", traits: .fixedLayout(width: 20, height: 10)) {
      Herb.appearance().backgroundColor = .red
      return Herb()
    },
    Preview("Plain", traits: .fixedLayout(width: 20, height: 10)) { Herb() },
  ]

  @Test func `what a preview sets by appearance the next one does not have`() throws {
    let folder = try TemporaryFolder()
    let stage = PreviewStage(request: PreviewRequest(output: folder.url.path))
    _ = try stage.show(NamedPreview.all(Self.previews))
    let names = ["Styled", "Plain"].map { "\($0).portrait.png" }
    let greens = try names.map { try PNG.read(folder.file($0)).bitmap[0, 0].green }
    #expect(greens[0] < 100 && greens[1] == 255)
  }

  @Test func `in tests each preview is a subject apart, whatever the strategy is`() {
    let colors = Self.previews.map { preview in
      PreviewSubject(preview).shown(in: .init(.iPhoneSE)) { figure in
        _ = figure.rendered()
        return color()
      }
    }
    #expect(colors == [.red, nil])
    #expect(color() == nil)
  }

  @Test func `source that ends a test run by exit makes it fail`() async {
    await #expect(processExitsWith: .exitCode(1)) { @MainActor in
      let preview = Preview("Gone") {
        leave()
        return UIView()
      }
      PreviewSubject(preview).shown(in: .init(.iPhoneSE)) { _ = $0.rendered() }
    }
  }

  @Test func `a test run that ends while no preview is shown ends as it says`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      PreviewSubject(Preview { UIView() }).shown(in: .init(.iPhoneSE)) { _ = $0.rendered() }
      exit(0)
    }
  }
}

/// Ends the process; in a function of its own, so that the compiler does not warn about the code
/// after it.
private func leave() { exit(0) }
