import TestSupport
import Testing

/// The main files of closures, the source cut out of an app: they show views or launch the app.
@Suite(.programs) struct ClosureProgramTests {
  private static let view = "class HerbView: UIView { let label = UILabel() }\n"

  @Test func `the view of the asked file is shown`() throws {
    let (report, source) = try ClosureTests.closure(of: ["HerbView.swift": Self.view])
    #expect(report.views == ["HerbView"])
    #expect(source.contains("HerbView(frame: .zero)"))
  }

  @Test func `the program of an app launches its delegate and shows no views`() throws {
    let (report, source) = try ClosureTests.closure(
      of: [
        "AppDelegate.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
        \(Self.view)
        """
      ], launch: ["name": "Shop", "delegate": "AppDelegate"])
    #expect(report.isAsWritten, "\(report.errors)")
    #expect(report.views == ["Shop"])
    #expect(source.contains("PreviewLaunch.rootController(of: AppDelegate.self)"))
    #expect(!source.contains("func make0"))
  }

  @Test func `of a launch only the statements that do not compile are left out`() throws {
    let (report, source) = try ClosureTests.closure(
      of: [
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func launch() -> Int {
            window?.frame += 3
            window?.tag = 71
            return 72
          }
        }
        """
      ], launch: ["name": "Shop", "delegate": "AppDelegate"])
    #expect(report.hasProgram, "\(report.errors)")
    #expect(report.cuts.map(\.name) == ["launch"])
    #expect(source.contains("tag = 71") && !source.contains("+= 3"))
  }
}
