/// What a predicate asks of a view's length or of a space.
struct FormatPredicate {
  /// What a length is compared with.
  enum Object {
    case number(Double)
    /// The length of another view.
    case view(String)
    /// The space that `-` alone stands for.
    case standardSpace
  }

  var relation = Relation.equal
  var object: Object
  var priority = Constraint.required
}
