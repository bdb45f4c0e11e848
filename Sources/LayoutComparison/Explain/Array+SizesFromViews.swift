import LayoutCore

extension [Cause] {
  /// Attributes the resizing of elements to changed views inside them, such as to a changed
  /// constraint in a self-sizing cell.
  ///
  /// - Parameter views: the causes of changed views.
  /// - Returns: `layout`: the causes of elements that were not resized by a view inside;
  ///   `resizing`: the causes of views that resized elements; `views`: the causes of all other
  ///   views.
  func explainingSizes(
    by views: [Cause]
  ) -> (layout: [Cause], resizing: [Cause], views: [Cause]) {
    var views = views
    var resizing = Set<Int>()
    let layout = compactMap { cause -> Cause? in
      if case .inferred = cause.trigger {
        guard let place = views.firstIndex(where: { $0.resizes(allOf: cause.members.affected) })
        else { return cause }
        views[place] = views[place].affecting(cause.members.affected)
        resizing.insert(place)
        return nil
      }
      guard case .resized = cause.trigger else { return cause }
      var own = cause.members.own
      var affected = cause.members.affected
      for place in views.indices where !own.isEmpty {
        let movers = views[place].elementsOfMovers
        let resized = own.filter { movers.contains(ElementPlace($0.element)) }
        if resized.isEmpty { continue }
        own.removeAll { movers.contains(ElementPlace($0.element)) }
        // If several changed views explain resized elements, the elements that moved as a result
        // are counted only in the first of the causes.
        views[place] = views[place].affecting(resized + affected)
        affected = []
        resizing.insert(place)
      }
      if own.isEmpty { return nil }
      return own.count == cause.members.own.count
        ? cause : Cause(cause.members.aspects, of: own, affecting: affected)
    }
    return (
      layout, views.indices.filter { resizing.contains($0) }.map { views[$0] },
      views.indices.filter { !resizing.contains($0) }.map { views[$0] }
    )
  }
}

extension Cause {
  /// The elements that contain changed views whose change can move or resize other views.
  fileprivate var elementsOfMovers: Set<ElementPlace> {
    Set(
      members.owners.filter { $0.change.canMoveOthers }
        .compactMap { $0.element.map { ElementPlace($0.element) } })
  }

  /// Returns whether changed settings of views inside the elements can explain all of the elements'
  /// new sizes.
  fileprivate func resizes(allOf changes: [ElementChange]) -> Bool {
    let resized = changes.filter { $0.aspects.contains(.resized) }
    if resized.isEmpty { return false }
    let setting = Set(
      members.owners.filter { owner in
        owner.change.properties.contains { !$0.isResult && $0.reach.contains(.frames) }
      }.compactMap { $0.element.map { ElementPlace($0.element) } })
    return resized.allSatisfy { setting.contains(ElementPlace($0.element)) }
  }

  /// Returns a copy of the cause that also counts these elements as its results.
  fileprivate func affecting(_ elements: [ElementChange]) -> Cause {
    var members = members
    members.affected += elements
    return Cause(of: members)
  }
}
