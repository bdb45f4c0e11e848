import Examples
import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import UIKit

extension DocumentationFigure {
  /// The figures in which a scene is laid out in windows of increasing width.
  static let sweeps = [sweptMarkers, sweptCards, sweptGroups]

  /// The figure of the widths at which the number of plant markers in a line changes.
  private static let sweptMarkers = DocumentationFigure(
    swept: Scene.sweptMarkers, Sweep(), by: { try foundInMarkers.study($0, $1) },
    title: "Where plant markers change",
    subtitle:
      """
      One window made wider and wider: every width at which the layout becomes another one, found \
      to half a point.
      """)

  private static let foundInMarkers = FoundBreaks()

  /// The figure of the widths at which cards laid out with constraints truncate their labels.
  ///
  /// The sweep is run again for each picture, since the window's content depends on the widths that
  /// it had before.
  private static let sweptCards = DocumentationFigure(
    swept: Scene.sweptCards, Sweep(widths: 320...520) ?? Sweep(), by: { try $0.sweepStudy($1) },
    title: "Where cards cut their words",
    subtitle:
      """
      A second column leaves each card less width, and phones that are a few points apart differ \
      in what they show.
      """)

  /// The figure of the widths at which a compositional layout chooses other groups.
  private static let sweptGroups = DocumentationFigure(
    swept: Scene.sweptGroups, Sweep(widths: 320...1024) ?? Sweep(),
    by: { try foundInGroups.study($0, $1) },
    title: "Where a section chooses another group",
    subtitle:
      """
      The section provider reads the width of its container; each change of its answer is found \
      to half a point.
      """)

  private static let foundInGroups = FoundBreaks()

  private init(
    swept scene: Scene, _ sweep: Sweep,
    by study: @escaping @MainActor @Sendable (Laboratory, Sweep) throws -> SweepStudy,
    title: String, subtitle: String
  ) {
    self.init(scene) { scene in
      guard let shown = scene.figures().first else {
        throw LaboratoryError.noCollectionView("\(scene.figure)")
      }
      return SweepFigure(
        title: title, subtitle: subtitle, study: try study(Laboratory(shown), sweep)
      ).picture()
    }
  }
}

/// The result of a sweep, that is, of laying out a scene in windows of increasing width; it is the
/// same in light and dark.
///
/// The search lays out hundreds of windows, so it runs only once for both pictures.
@MainActor private final class FoundBreaks {
  private var report: SweepReport?

  nonisolated init() {}

  /// Returns the study with pictures of the breaks, the widths at which the layout changes.
  ///
  /// The breaks are searched for only the first time.
  func study(_ laboratory: Laboratory, _ sweep: Sweep) throws -> SweepStudy {
    if let report { return try laboratory.sweepStudy(of: report) }
    let study = try laboratory.sweepStudy(sweep)
    report = study.report
    return study
  }
}

extension Scene {
  /// Plant markers that fill the width of a line.
  ///
  /// The scene has its own metrics, so that changing those of `plants/markers` does not change this
  /// figure.
  fileprivate static let sweptMarkers: Scene = {
    var resizing = SceneFlowMetrics()
    resizing.itemSize = CGSize(width: 150, height: 220)
    resizing.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    var scene = Scene(
      "sweep/plants", on: "iPhone 7 Plus", sections: Scene.plantMarkers.sections,
      variants: ["resizing": .resizingFlow(resizing)])
    scene.title = "Plant markers"
    scene.cell = .marker
    scene.chrome = [.statusBar, .navigationBar]
    return scene
  }()

  /// Names of plants in a compositional layout that has a column for every 180 points.
  fileprivate static let sweptGroups: Scene = {
    let items = Plants.all.prefix(16).map { SceneItem($0) }
    var scene = Scene(
      "sweep/compositional", on: "iPhone 12", sections: [SceneSection(items: items)],
      variants: [
        "adaptive": .custom {
          UICollectionViewCompositionalLayout { _, environment in
            Self.section(in: environment.container.effectiveContentSize.width)
          }
        }
      ])
    (scene.title, scene.cell, scene.chrome) = ("Plants", .label, [.statusBar, .navigationBar])
    return scene
  }()

  /// Returns a section of rows with a column for every 180 points of a width.
  @MainActor private static func section(in width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
      subitem: item, count: max(Int(width / 180), 1))
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return section
  }

  /// Cards with a picture, a name and a sentence, laid out with constraints at a fixed height.
  fileprivate static let sweptCards: Scene = {
    var resizing = SceneFlowMetrics()
    resizing.itemSize = CGSize(width: 168, height: 84)
    resizing.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    let items = Plants.all.prefix(16).map { plant in
      var item = SceneItem(plant)
      (item.detail, item.color) = (plant.advice, nil)
      return item
    }
    var scene = Scene(
      "sweep/cards", on: "iPhone 12", sections: [SceneSection(items: items)],
      variants: ["resizing": .resizingFlow(resizing)])
    scene.title = "Plants"
    scene.cell = .constrained(
      [
        SceneCellFormat("H:|-12-[image(44)]-12-[title]-12-|"),
        SceneCellFormat("V:|-12-[image(44)]-(>=12)-|"),
        SceneCellFormat(
          "V:|-12-[title]-2-[detail]-(>=12)-|", options: [.alignAllLeading, .alignAllTrailing]),
      ].compactMap(\.self))
    var controller = SceneController()
    controller.prefersLargeTitles = true
    scene.controller = controller
    scene.chrome = [.statusBar]
    return scene
  }()
}
