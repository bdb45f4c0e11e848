import UIKit

extension Benchmark {
  /// Cards of a feed made and laid out, the work that LayoutFrameworkBenchmark times on an iPhone.
  static let feed = [
    Benchmark("feed", "100 cards by constraints, laid out") {
      let posts = FeedPost.made(100)
      return { laidOut(posts, ConstrainedCard.self, measures: false) }
    },
    Benchmark("feed", "100 cards by constraints, measured and laid out") {
      let posts = FeedPost.made(100)
      return { laidOut(posts, ConstrainedCard.self, measures: true) }
    },
    Benchmark("feed", "100 cards by stack views, laid out") {
      let posts = FeedPost.made(100)
      return { laidOut(posts, StackedCard.self, measures: false) }
    },
    Benchmark("feed", "100 cards by stack views, measured and laid out") {
      let posts = FeedPost.made(100)
      return { laidOut(posts, StackedCard.self, measures: true) }
    },
    Benchmark("feed", "a collection view of 100 self-sizing cards by constraints") {
      let posts = FeedPost.made(100)
      return { MainActor.assumeIsolated { FeedList(posts).height } }
    },
    Benchmark("feed", "a turn of one tree of 100 cards") {
      let column = MainActor.assumeIsolated { FeedColumn(FeedPost.made(100)) }
      return { MainActor.assumeIsolated { column.turned() } }
    },
    Benchmark("feed", "one text in one tree of 100 cards") {
      let column = MainActor.assumeIsolated { FeedColumn(FeedPost.made(100)) }
      return { MainActor.assumeIsolated { column.rewritten() } }
    },
  ]

  private static func laidOut<Card: FeedCard>(
    _ posts: [FeedPost], _ kind: Card.Type, measures: Bool
  ) -> Int {
    MainActor.assumeIsolated {
      Int(posts.reduce(CGFloat(0)) { $0 + height(of: kind.init(frame: .zero), $1, measures) })
    }
  }

  @MainActor private static func height(
    of card: some FeedCard, _ post: FeedPost, _ measures: Bool
  ) -> CGFloat {
    card.parts.show(post)
    card.frame.size = measures ? fittingSize(of: card) : CGSize(width: 375, height: 700)
    card.layoutIfNeeded()
    return card.parts.reply.frame.maxY
  }

  @MainActor private static func fittingSize(of card: some FeedCard) -> CGSize {
    card.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
