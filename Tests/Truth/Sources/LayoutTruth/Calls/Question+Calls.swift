extension Question {
  /// Who calls whom, when, with what.
  static let calls: [Question] =
    firstPresentation + scrolling + boundsChanges + animatedBounds + invalidation + reloading
    + batches + selfSizing + transitions + showing
}
