import LayoutStage
import UIKit

extension CarouselFigure {
  /// A carousel, its bug, and its repairs, in the order in which they are reported.
  static let all = [plain, emptyUntilTurned, secondImageBug, offsetFixed, smooth, layoutFixed]

  private static let plain = CarouselFigure(
    "carousel/plain", title: "A carousel that fills a phone on its side",
    subtitle: """
      On the first page all is well. Only on the pad, whose size classes stay, nothing asks for \
      the pages' new size.
      """
  ) { CarouselController() }

  private static let emptyUntilTurned = CarouselFigure(
    "carousel/empty-until-turned", title: "Nothing, until the first turn",
    subtitle: """
      The constraints are made when a change of traits is told. Up to iOS 12 the first traits are \
      one; from iOS 13 on they are not.
      """,
    on: [("iPhone 7", .iOS12), ("iPhone 7", .iOS13)]
  ) { CarouselController() }

  private static let secondImageBug = CarouselFigure(
    "carousel/second-image-bug", title: "The second image bug",
    subtitle: "A turn keeps the offset in points, and the pages have another width."
  ) { CarouselController(page: 1) }

  private static let offsetFixed = CarouselFigure(
    "carousel/offset-fixed", title: "The offset moves with the turn",
    subtitle: "Alongside the turn the controller sets the offset to the page that was shown."
  ) { OffsetFixedCarousel(page: 1) }

  private static let smooth = CarouselFigure(
    "carousel/smooth", title: "A still picture for the turn",
    subtitle: "The pages hide behind a picture of the one that is shown, until the turn is over."
  ) { SmoothCarousel(page: 1) }

  private static let layoutFixed = CarouselFigure(
    "carousel/layout-fixed", title: "The layout keeps its page",
    subtitle: "Asked for the offset in its new bounds, the layout answers with the page of the old."
  ) { CarouselController(page: 1, layout: PageKeepingLayout()) }
}

extension DocumentationFigure {
  /// The carousels in portrait and in landscape.
  static let carousels = CarouselFigure.all.map { figure in
    var plate = DocumentationFigure(
      figure.name, title: figure.title,
      summary: "plate, a controller on \(figure.devices.map(\.name).uniqued), upright and turned"
    ) { figure.sheet(in: $0).picture() }
    plate.controllers = { figure.figures(in: $0) }
    if filmed.contains("\(figure.name)") { plate.films = [figure.film] }
    return plate
  }

  /// The bug in motion, and each of its repairs.
  private static let filmed: Set = [
    "carousel/second-image-bug", "carousel/offset-fixed", "carousel/smooth",
    "carousel/layout-fixed",
  ]
}

extension [String] {
  /// The words, each once, with "and" between them.
  fileprivate var uniqued: String {
    reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " and ")
  }
}
