import Foundation
package import LayoutStage

/// A sheet of a study: the screens with the most problems, and each problem as a detail of the
/// screen.
///
/// ```
/// Settings                    5 languages × 3 text sizes: 2 problems in 9 of 15 combinations
///
/// Screens                     ▯ usual settings, and those with the most problems
/// 1  title clipped            ▭ usual     ▭ de          ▭ longer, extra large
///                             because …   132, has 96   210, has 96 and 6 more
/// ```
@MainActor package struct SettingSheet {
  private let study: SettingStudy
  private let appearance: Appearance

  /// The maximum number of pictures in a row, including the one with the default settings.
  private static let columns = 3
  /// The maximum number of problems that are drawn; the report contains all of them.
  private static let rows = 12
  /// The maximum width of a picture of a whole screen, in points.
  private static let screenWidth: CGFloat = 250
  /// The size of a picture of a problem, in points.
  private static let detail = CGSize(width: 250, height: 84)

  /// Makes a sheet of a study, by default in the light appearance.
  package init(_ study: SettingStudy, appearance: Appearance = .light) {
    (self.study, self.appearance) = (study, appearance)
  }

  /// The drawn sheet.
  package var picture: Picture { sheet.picture() }

  var sheet: Sheet {
    let shown = study.groups.prefix(Self.rows)
    let details = shown.map(details)
    let others = study.groups.count - shown.count
    let more = others > 0 ? "; \(others) more are in the report" : ""
    return Sheet(
      title: study.name, subtitle: study.summary + more,
      rows: ["Screens"] + shown.enumerated().map { "\($0 + 1)  \($1.problem.title)" },
      cells: [screens.map(\.figure)] + details.map { $0.map(\.figure) },
      captions: [screens.map(\.caption)] + details.map { $0.map(\.caption) },
      appearance: appearance, deviceFrame: false, zoom: 1)
  }

  private typealias Cell = (figure: RenderedFigure?, caption: String)

  /// The screen with the default settings, and with the combinations that have the most problems.
  private var screens: [Cell] {
    let cases = study.cases
    let worst = cases.indices.dropFirst().filter { !cases[$0].inspection.problems.isEmpty }
      .sorted { one, other in
        let counts = [one, other].map { cases[$0].inspection.problems.count }
        return (-counts[0], one) < (-counts[1], other)
      }
    let shown = [0] + worst.prefix(Self.columns - 1)
    return shown.map { (index: Int) -> Cell in
      let one = cases[index]
      let size = one.figure.configuration.screenSize
      let zoom = min(1, Self.screenWidth / size.width)
      let numbers = numbers(of: index)
      let figure = one.figure.detail(
        CGRect(origin: .zero, size: size), zoom: zoom,
        marking: one.inspection.problems.flatMap(\.frames))
      let name = one.combination.name
      return (figure, numbers.isEmpty ? name : "\(name): \(numbers)")
    }
  }

  /// Returns the numbers of those drawn problems that a combination of settings has.
  private func numbers(of index: Int) -> String {
    study.groups.prefix(Self.rows).enumerated()
      .filter { $0.element.cases.contains { $0.index == index } }
      .map { "\($0.offset + 1)" }.joined(separator: ", ")
  }

  /// Returns the pictures of one problem: with the default settings, with the first combination
  /// that has the problem, and with the worst one.
  ///
  /// A combination with which the problem is outside of the screen is shown only if there is no
  /// other. The first picture is missing if none of the views is on the screen with the default
  /// settings.
  private func details(of group: SettingStudy.Group) -> [Cell] {
    let all = group.cases.filter { $0.index != 0 }
    let visible = all.filter { isVisible($0.index, $0.problem.frames) }
    let others = visible.isEmpty ? all : visible
    let worst = others.max { $0.problem.extent < $1.problem.extent }
    var shown = [others.first, worst].compactMap(\.self)
    if shown.count == 2, shown[0].index == shown[1].index { shown.removeLast() }
    let base = group.cases.first { $0.index == 0 }?.problem
    let usual = usualFrames(of: group).filter { isVisible(0, [$0]) }
    let because = group.problem.blame.map { "because \($0)" } ?? "usual settings"
    let caption = base.map { "\($0.detail); \(because)" } ?? because
    let first: Cell = usual.isEmpty ? (nil, "") : (detail(0, usual, isMarked: base != nil), caption)
    var cells = [first]
    for (place, one) in shown.enumerated() {
      let rest = all.count - shown.count
      let more = place == shown.count - 1 && rest > 0 ? " · and \(rest) more" : ""
      let name = study.cases[one.index].combination.name
      let cause = usual.isEmpty && place == 0 ? "; \(because)" : ""
      let outside = visible.isEmpty ? ", outside of the screen" : ""
      let figure = detail(one.index, one.problem.frames, isMarked: true)
      cells.append((figure, "\(name): \(one.problem.detail)\(outside)\(cause)\(more)"))
    }
    return cells
  }

  /// Returns whether any of the frames is at least partly on the screen with a combination of
  /// settings.
  private func isVisible(_ index: Int, _ frames: [CGRect]) -> Bool {
    let size = study.cases[index].figure.configuration.screenSize
    return frames.contains { $0.intersects(CGRect(origin: .zero, size: size)) }
  }

  /// Returns the frames that the views of a problem have with the default settings.
  private func usualFrames(of group: SettingStudy.Group) -> [CGRect] {
    if let base = group.cases.first(where: { $0.index == 0 }) { return base.problem.frames }
    // The key of a problem of labels consists of its kind and of the keys of the labels.
    let keys = group.problem.key.split(separator: " ").dropFirst().map(String.init)
    return keys.compactMap { study.cases[0].inspection.frames[$0] }
  }

  private func detail(_ index: Int, _ frames: [CGRect], isMarked: Bool) -> RenderedFigure {
    let figure = study.cases[index].figure
    let screen = CGRect(origin: .zero, size: figure.configuration.screenSize)
    let whole = frames.reduce(CGRect.null) { $0.union($1) }
    let wanted = whole.isNull ? screen : whole.insetBy(dx: -16, dy: -16)
    let size = CGSize(
      width: min(max(wanted.width, Self.detail.width), screen.width),
      height: min(max(wanted.height, Self.detail.height), screen.height))
    var part = CGRect(
      x: wanted.midX - size.width / 2, y: wanted.midY - size.height / 2, width: size.width,
      height: size.height)
    part.origin.x = min(max(part.minX, 0), screen.width - size.width).rounded()
    part.origin.y = min(max(part.minY, 0), screen.height - size.height).rounded()
    let zoom = min(1, Self.detail.width / part.width)
    return figure.detail(part, zoom: zoom, marking: isMarked ? frames : [])
  }
}
