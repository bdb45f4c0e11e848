import LayoutStage

extension DocumentationFigure {
  /// The figure of the four levels of a compositional layout.
  static let compositional = DocumentationFigure("lab/compositional") { look in
    CompositionalFigure(
      title: "How a compositional layout divides space",
      subtitle: """
        An item is a fraction of its group, a group of its section, a section of the layout: \
        four boxes, one inside the other.
        """, appearance: look
    ).picture()
  }
}
