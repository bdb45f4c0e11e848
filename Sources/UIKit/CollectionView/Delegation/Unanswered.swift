/// Tells a method that a delegate implements from one that it leaves to its default.
///
/// On iOS these methods are optional, and whether one is there decides a lot: a size from the
/// delegate wins, a missing method falls back on a property (fact A2). Without Objective-C a
/// protocol can only give a default. Each default gives its caller a placeholder and says so here,
/// and whoever asks through `ask` learns of it:
///
///     let size = Unanswered.ask { delegate.collectionView(view, layout: self, sizeForItemAt: path) }
///
/// Questions may be nested: a delegate may ask another before it answers.
///
/// Differs from UIKit: a method that only a subclass of the conforming class adds is not found;
/// Swift decides where a class conforms which methods its protocol gets.
@MainActor enum Unanswered {
  private static var defaultWasReached = false

  /// Returns the placeholder that a default implementation answers with.
  static func placeholder<Answer>(_ answer: Answer) -> Answer {
    defaultWasReached = true
    return answer
  }

  /// Returns what a delegate answers, or nil when it does not implement the method.
  static func ask<Answer>(_ question: () -> Answer) -> Answer? {
    let outer = defaultWasReached
    defer { defaultWasReached = outer }
    defaultWasReached = false
    let answer = question()
    return defaultWasReached ? nil : answer
  }

  /// Returns what a delegate answers, or its default, for whom it does not matter which.
  static func value<Answer>(_ question: () -> Answer) -> Answer {
    let outer = defaultWasReached
    defer { defaultWasReached = outer }
    return question()
  }
}
