/// The focus settings of a table or collection view, which have no visible effect.
struct FocusSettings {
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var isSpringLoaded = false
  var selectionFollowsFocus = false
  var remembersLastFocusedIndexPath = false
}
