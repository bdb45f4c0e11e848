package import Foundation

extension LayoutRecord {
  /// A value of a golden that can replace the present value on a screen, to test whether the
  /// changed value explains a difference.
  ///
  /// Values are written as in goldens. A view is given by its position among the recorded views.
  package enum Restoration: Sendable, Hashable {
    /// A property of a view, with its text in the golden.
    case property(ViewProperty, of: ViewPosition, value: String)
    /// The constant, the multiplier and the priority of a constraint; `actual` identifies it.
    case constraint(golden: Constraint, actual: Constraint, of: ViewPosition)
    /// The frame of a view that is set by code, not by constraints.
    case frame(of: ViewPosition, golden: CGRect)
    /// The metrics of a section of a flow layout, in the golden and now; those that differ are
    /// replaced.
    case section(golden: Section, actual: Section)
    /// The size of the items of sections of a flow layout; an empty array means all sections.
    case itemSize(sections: [Int], golden: CGSize, actual: CGSize)
    /// The measures of a section of a compositional layout, as recorded in the golden.
    case measures(section: Int, golden: [Measure])
  }

  /// The position of a view in a tree: one step for each superview below the root, and one for the
  /// view.
  ///
  /// The root is the screen's view or a cell.
  package struct ViewPosition: Sendable, Hashable {
    /// A view among its siblings, which is identified by its class, its frame and an index.
    package struct Step: Sendable, Hashable {
      /// The name of the view's class.
      package let className: String
      /// The frame in the superview.
      package let frame: CGRect
      /// The number of siblings behind the view that have the same class and frame.
      package let index: Int
      /// The number of all siblings behind the view.
      package let order: Int

      /// Creates a step to a view among its siblings.
      package init(className: String, frame: CGRect, index: Int, order: Int) {
        self.className = className
        self.frame = frame
        self.index = index
        self.order = order
      }
    }

    /// The index path of the cell that contains the view; nil for a view of the screen.
    package let cell: ItemPlace?
    /// The steps from the root to the view; empty for the root.
    package let steps: [Step]

    /// Creates a position from its steps, by default the position of the screen's root view.
    package init(_ steps: [Step] = [], in cell: ItemPlace? = nil) {
      (self.steps, self.cell) = (steps, cell)
    }

    /// Returns the view at the position in another layout, in which frames may differ; nil if the
    /// cell or a view on the path is missing, or if a view on the path has another class.
    package func view(in layout: LayoutRecord) -> View? {
      guard let cell else { return layout.screen.flatMap(view) }
      return layout.elements.first { $0.kind == .cell && $0.indexPath == cell }?.view
        .flatMap(view)
    }

    private func view(in root: View) -> View? {
      steps.reduce(root) { parent, step in
        let views = (parent?.views ?? []).filter { $0.look[.layer] == nil }
        guard views.indices.contains(step.order) else { return nil }
        return views[step.order].className == step.className ? views[step.order] : nil
      }
    }

    /// Returns the position of a subview.
    package func inside(_ step: Step) -> ViewPosition {
      ViewPosition(steps + [step], in: cell)
    }
  }
}
