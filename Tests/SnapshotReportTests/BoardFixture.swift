import Foundation
import LayoutComparison
import LayoutCore
import PictureComparison
import RasterCore
import SnapshotCore
import SnapshotReport

/// A drawn screen of views, for the figures of causes in these tests.
struct BoardFixture {
  private static let size = CGSize(width: 200, height: 240)
  /// The views of the screen, from back to front.
  var views: [LayoutRecord.View]

  /// A picture of the screen.
  var picture: LayoutPicture {
    let canvas = Canvas()
    let screen = CGRect(origin: .zero, size: Self.size)
    canvas.fill(screen, with: .color(.white))
    for view in views { Self.draw(view, at: .zero, on: canvas) }
    let bitmap = canvas.drawing.rasterized(
      width: Int(Self.size.width) * 2, height: Int(Self.size.height) * 2, scale: 2,
      background: .white)
    var layout = LayoutRecord(
      scrollAxis: nil, contentSize: Self.size, viewport: screen, screenFrame: screen)
    layout.screen = LayoutRecord.View(className: "UIView", frame: screen, views: views)
    let pane = RecordedLayout(
      device: "iPhone SE", orientation: .portrait, scale: 2, layout: layout)
    return LayoutPicture(
      bitmap, scale: 2, panes: [pane], fingerprints: Fingerprints(rasteriser: "1"))
  }

  private static func draw(_ view: LayoutRecord.View, at origin: CGPoint, on canvas: Canvas) {
    let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    let color = view.properties[.background].flatMap { Color(hex: $0) }
    let radius = view.properties[.cornerRadius].flatMap { Double($0) } ?? 6
    canvas.fill(
      Path(roundedRect: frame, radius: CGFloat(radius)),
      with: .color(color ?? Color(hex: "#D8E6F3") ?? .black))
    // A line represents the text, the font and the state, so that a change of one has other pixels.
    let words = [.text, .font, .on].compactMap { view.properties[$0] }.joined()
    let line = CGRect(
      x: frame.minX, y: frame.maxY - 3, width: CGFloat(min(words.utf8.count, 150)), height: 3)
    if !words.isEmpty { canvas.fill(line, with: .color(.black)) }
    for child in view.views { draw(child, at: frame.origin, on: canvas) }
  }

  /// A view with a name.
  static func view(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ properties: [LayoutRecord.ViewProperty: String] = [:],
    constraints: [LayoutRecord.Constraint] = [], views: [LayoutRecord.View] = []
  ) -> LayoutRecord.View {
    LayoutRecord.View(
      className: "UIView", name: name,
      frame: CGRect(x: x, y: y, width: width, height: height), properties: properties,
      views: views, constraints: constraints)
  }
}

extension ReportFixture {
  /// Keeps a snapshot for each kind of cause.
  func keepKinds() throws {
    for (name, golden, actual) in BoardFixture.kinds {
      try keep(
        "kinds/\(name).png", BoardFixture(views: golden).picture,
        BoardFixture(views: actual).picture)
    }
  }

  /// The entries of the run, those of constraints and spacings with a proof.
  func provedEntries() throws -> [ReportEntry] {
    try entries().map { entry in
      let result: Cause.Proof.Result? =
        ["kinds/constraint.png": .golden, "kinds/spacing.png": .remaining][entry.record.name.path]
      return result.map { entry.proved($0) } ?? entry
    }
  }
}

extension ReportEntry {
  fileprivate func proved(_ result: Cause.Proof.Result) -> ReportEntry {
    let statements = record.statements.map { statement -> ReportedChange in
      guard case .cause(var cause, let panes) = statement.finding else { return statement }
      cause.proof = Cause.Proof("8", result, remaining: ["c: frame.y 104 → 108"])
      return ReportedChange(statement.changeClass, .cause(cause, panes: panes))
    }
    return ReportEntry(
      VerdictRecord(
        store: record.store, name: record.name, owner: record.owner, outcome: record.outcome,
        statements: statements, pixels: record.pixels, digest: record.digest, files: record.files),
      in: results)
  }
}

extension BoardFixture {
  /// A golden and a changed screen for each kind of cause that has a figure of its own.
  static let kinds: [(String, [LayoutRecord.View], [LayoutRecord.View])] = [
    ("constraint", [card(leading: 16)], [card(leading: 40)]),
    (
      "margin", [margins("top 8, leading 8, bottom 8, trailing 8", 8)],
      [margins("top 8, leading 24, bottom 8, trailing 8", 24)]
    ),
    ("spacing", [rows(spacing: 8)], [rows(spacing: 20)]),
    (
      "arrangement", [rows(spacing: 8)],
      [
        view(
          "rows", 20, 20, 160, 200, [.spacing: "8", .axis: "vertical", .stackAlignment: "center"],
          views: names.enumerated().map { view($1, 40, Double($0) * 48, 80, 40) })
      ]
    ),
    ("order", stack(["back", "middle", "front"]), stack(["middle", "front", "back"])),
    ("frame", [view("box", 20, 20, 60, 60)], [view("box", 90, 60, 80, 90)]),
    (
      "color", [view("box", 20, 20, 160, 90, [.background: "#FFCC00"])],
      [view("box", 20, 20, 160, 90, [.background: "#FF950080"])]
    ),
    ("text", [title("Three new messages today")], [title("Three unread messages today")]),
    (
      "font", [title("Basil", [.font: "Inter Regular 17"])],
      [title("Basil", [.font: "Inter Bold 17"])]
    ),
    (
      "state", [view("wifi", 20, 20, 51, 31)], [view("wifi", 20, 20, 51, 31, [.on: "yes"])]
    ),
    (
      "look", [view("box", 20, 20, 160, 90, [.cornerRadius: "8"])],
      [view("box", 20, 20, 160, 90, [.cornerRadius: "16"])]
    ),
    ("content", [view("box", 20, 20, 60, 60)], [view("box", 20, 20, 60, 60), title("New")]),
    ("hostile", [title("old", [.font: hostile])], [title("old", [.font: "\(hostile) 2"])]),
  ]

  /// Text that would run as HTML if it were not escaped.
  static let hostile = "<img src=x onerror=\"window.pwned = 1\"></script>"

  private static let names = ["first", "second", "third", "fourth"]

  private static func card(leading: Double) -> LayoutRecord.View {
    let constraint = LayoutRecord.Constraint(
      name: "card.leading", second: "UIView.leading", constant: leading,
      from: CGPoint(x: 0, y: 70), to: CGPoint(x: leading, y: 70))
    return view(
      "card", leading, 30, 184 - leading, 80, [.background: "#E2EEDA"], constraints: [constraint],
      views: [view("title", 12, 12, 90, 18)])
  }

  private static func margins(_ text: String, _ leading: Double) -> LayoutRecord.View {
    view(
      "card", 16, 30, 168, 120, [.layoutMargins: text, .background: "#E2EEDA"],
      views: [view("title", leading, 8, 160 - leading, 104)])
  }

  private static func rows(spacing: Double) -> LayoutRecord.View {
    view(
      "rows", 20, 20, 160, 4 * 40 + 3 * spacing,
      [.spacing: "\(Int(spacing))", .axis: "vertical"],
      views: names.enumerated().map { view($1, 0, Double($0) * (40 + spacing), 160, 40) })
  }

  private static func stack(_ names: [String]) -> [LayoutRecord.View] {
    names.map { name in
      let place = Double(["back", "middle", "front"].firstIndex(of: name) ?? 0)
      return view(
        name, 20 + place * 30, 20 + place * 30, 90, 90,
        [.background: ["#F9D9D5", "#E2EEDA", "#D8E6F3"][Int(place)]])
    }
  }

  private static func title(
    _ text: String, _ properties: [LayoutRecord.ViewProperty: String] = [:]
  ) -> LayoutRecord.View {
    view("title", 20, 120, 160, 24, properties.merging([.text: text]) { $1 })
  }
}
