import LayoutStage
import UIKit

extension CarouselFigure {
  /// The figures of the plain carousel, of two bugs, and of three fixes.
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
    subtitle: "A turn keeps the offset in points, and the pages have another width.",
    isFilmed: true
  ) { CarouselController(page: 1) }

  private static let offsetFixed = CarouselFigure(
    "carousel/offset-fixed", title: "The offset moves with the turn",
    subtitle: "Alongside the turn the controller sets the offset to the page that was shown.",
    isFilmed: true
  ) { OffsetFixedCarousel(page: 1) }

  private static let smooth = CarouselFigure(
    "carousel/smooth", title: "A still picture for the turn",
    subtitle: "The pages hide behind a picture of the one that is shown, until the turn is over.",
    isFilmed: true
  ) { SmoothCarousel(page: 1) }

  private static let layoutFixed = CarouselFigure(
    "carousel/layout-fixed", title: "The layout keeps its page",
    subtitle:
      "Asked for the offset in its new bounds, the layout answers with the page of the old.",
    isFilmed: true
  ) { CarouselController(page: 1, layout: PageKeepingLayout()) }
}
