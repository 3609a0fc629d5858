/// The number of a rule of the contract: `R131`, `B14`, `E01`, `S03`, `T13`, or of an open question, `Q07`.
///
/// The table of sentences, grades and sources is `Rule.all`.
package enum RuleID: UInt16, CaseIterable, Hashable, Sendable {
    // MARK: Behaviour

    case r001, r002, r003, r004, r005, r006, r007, r008, r009, r010, r011, r012, r013, r014, r015, r016, r017
    case r018, r020, r021, r022, r023, r024, r025, r026, r027, r028, r030, r031, r032, r033, r034, r035, r036
    case r037, r038, r050, r051, r052, r053, r054, r055, r056, r057, r058, r059, r060, r061, r062, r063, r064
    case r065, r066, r067, r068, r070, r071, r072, r073, r074, r075, r076, r077, r078, r079, r080, r081, r082
    case r083, r084, r085, r086, r087, r088, r089, r090, r091, r092, r093, r094, r095, r096, r097, r098, r099
    case r100, r101, r102, r103, r104, r105, r106, r107, r108, r109, r110, r111, r112, r113, r115, r116, r117
    case r118, r119, r120, r121, r122, r123, r124, r125, r126, r127, r128, r129, r130, r131, r132, r133, r134
    case r135, r136, r137, r138, r139, r140, r141, r142, r143, r144, r145, r146, r147, r148, r149, r150, r151
    case r160, r161, r162, r163, r164, r165, r166, r167, r168, r169, r170, r171, r172, r173, r174, r175, r176
    case r180, r181, r182, r183, r184, r185, r186, r187, r188, r189, r190, r191, r192, r195, r196, r197, r198
    case r200, r201, r202, r203, r204, r205, r206, r210, r211, r212, r213, r214, r215, r216, r217, r218, r219
    case r230, r231, r232, r233, r234, r235, r236, r237, r238, r239, r240, r241, r242, r243, r244, r245, r246
    case r247, r248, r249

    // MARK: Batch updates

    case b01, b02, b03, b04, b05, b06, b07, b08, b09, b10, b11, b12, b13, b14, b15, b16, b17, b18, b19

    // MARK: Exceptions of the views

    case e01, e02, e03, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e30, e31, e32, e33, e34
    case e35, e36, e37, e38, e40, e41, e42, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59

    // MARK: Snapshots

    case s01, s02, s03, s04, s05, s06, s07, s08, s09, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19

    // MARK: Traces

    case t01, t02, t03, t04, t05, t06, t06w, t07, t08, t09, t10, t11, t12, t13, t14, t15, t16, t17, t18

    // MARK: Open questions

    case q01, q02, q03, q04, q05, q06, q07, q08, q09, q10, q11, q12, q13, q14, q15, q16, q17, q18, q19, q20
    case q21, q22, q23, q24, q25, q26, q27, q28, q29, q30, q31, q32, q33, q34, q35, q36, q37, q38, q39, q40
    case q41
}
