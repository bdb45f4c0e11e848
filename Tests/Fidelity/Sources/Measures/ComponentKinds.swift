/// The kinds of the components of a picture.
struct ComponentKinds {
  enum Kind {
    /// A large component, or a line.
    case area
    /// A large component that looks like a letter or an icon.
    case ink
    /// A line one or two pixels thick with a colour between those on its two sides: an edge at a
    /// fraction of a pixel, or a row of a shadow.
    case fringe
    /// All others.
    case rest
  }

  private(set) var all: [Kind]

  /// The greatest side of a letter, in points.
  private static let greatestLetter = 72
  /// The least share of a letter's border at which its neighbours are smoothed edges.
  private static let softPart = 0.3
  /// The smallest sides of an area with a smoothed border, in points, and the least share of its
  /// rectangle that it fills: discs fill 0.785 of it, bold letters up to 0.7, and a capsule with
  /// text on it as little as 0.3.
  private static let rounds = [(side: 20, fill: 0.25), (side: 8, fill: 0.75)]

  init(of components: Components, in pixels: Pixels, limits: AreaLimits) {
    all = components.all.map { component in
      guard limits.admit(component.box) else { return .rest }
      return Self.isFringe(component, in: pixels) ? .fringe : .area
    }
    findInk(components, limits)
  }

  /// Returns whether a component is a thin line between two colours.
  private static func isFringe(_ component: Components.Component, in pixels: Pixels) -> Bool {
    let box = component.box
    guard min(box.width, box.height) <= 2, component.count == box.width * box.height else {
      return false
    }
    let (x, y) = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    let sides =
      box.height < box.width
      ? [(x, box.top - 1), (x, box.bottom)] : [(box.left - 1, y), (box.right, y)]
    let colours = sides.compactMap { x, y in
      x >= 0 && y >= 0 && x < pixels.width && y < pixels.height ? pixels[x, y] : nil
    }
    return colours.count == 2 && isBetween(component.colour, colours[0], colours[1])
  }

  private mutating func findInk(_ components: Components, _ limits: AreaLimits) {
    var borders = [Int](repeating: 0, count: all.count)
    var soft = borders
    components.forEachBorder { one, other, length in
      borders[one] += length
      borders[other] += length
      if all[other] == .rest { soft[one] += length }
      if all[one] == .rest { soft[other] += length }
    }
    let candidates = components.all.indices.filter { index in
      let box = components.all[index].box
      return all[index] == .area
        && max(box.width, box.height) <= Self.greatestLetter * limits.scale
        && Double(soft[index]) > Self.softPart * Double(borders[index])
    }
    let outlines = Outlines(of: candidates, in: components)
    for index in candidates {
      let (box, count) = (components.all[index].box, components.all[index].count)
      let fill = Double(count) / Double(box.width * box.height)
      let side = min(box.width, box.height)
      let least = Self.rounds.first { side >= $0.side * limits.scale }?.fill ?? 1
      if outlines.isRectangle(index, box) { continue }
      if fill < least || !outlines.isRound(index, slack: limits.scale) { all[index] = .ink }
    }
  }
}
